#include "reports/documents/frame.h"

#include "core/texts/missing_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "core/texts/translation.h"
#include "core/use_cases/judging.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;

typeset::PageFrame frameOf(const Source& source, RulesLine rules)
{
    const auto& settings = source.tournament.settings;
    typeset::PageFrame frame;
    frame.event = settings.name;
    frame.dateAndPlace = dateAndPlaceOf(settings);
    frame.organiser = settings.organiser;
    frame.printed = Texts::tr("Printed %1").arg(timeText(source.printedAt));
    frame.pageOf = Texts::tr("Page %1 of %2");
    if (rules == RulesLine::With) {
        frame.rules = rulesText(settings) + u'.';
    }
    return frame;
}

QString timeText(const QDateTime& time)
{
    return texts::writtenDayText(time.date()) + u' ' +
           texts::locale().toString(time.time(), QLocale::ShortFormat);
}

QString rulesText(const core::Settings& settings)
{
    return texts::ruleSetName(settings.rules.ruleSet) + u": "_s +
           texts::optionsInForce(settings).join(u"; "_s);
}

QString dateAndPlaceOf(const core::Settings& settings)
{
    QStringList parts;
    if (settings.date) {
        parts << texts::locale().toString(*settings.date, QLocale::LongFormat);
    }
    if (!settings.venue.isEmpty()) {
        parts << settings.venue;
    }
    return parts.join(u" · "_s);
}

std::vector<core::Missing> missingUpTo(const Source& source, std::optional<core::RoundNumber> after)
{
    return core::missingUpTo(source.tournament, after, source.pending);
}

std::vector<core::Missing> missingIn(const Source& source, const core::Round& round)
{
    return core::missingIn(source.tournament, round, source.pending);
}

std::vector<core::Missing> withoutOpenTables(std::vector<core::Missing> missing)
{
    std::erase_if(missing, [](const core::Missing& one) {
        return std::holds_alternative<core::OpenTable>(one);
    });
    return missing;
}

void showMissing(typeset::TableDocument& document, const std::vector<core::Missing>& missing,
                 texts::CheckedTables tables)
{
    document.lead << texts::publicMissingTexts(missing, tables);
    if (document.state.isEmpty()) {
        document.state = texts::provisionalWord(missing);
    }
}

QString lineToWriteOn()
{
    return QStringLiteral("________________");
}

QString noRoundText()
{
    return Texts::tr("No round has been published yet.");
}

typeset::TableDocument tableDocument(const QString& title)
{
    typeset::TableDocument document;
    document.title = title;
    document.nothing = noRoundText();
    return document;
}

typeset::TableDocument roundDocument(Kind kind, const core::Round* round)
{
    auto document = tableDocument(titleOf(kind));
    document.use = typeset::Use::OnTheWall;
    if (round != nullptr) {
        const auto& reason = round->head.reason;
        document.title = Texts::tr("%1, round %2").arg(document.title).arg(plain(round->number));
        if (round->head.state == core::RoundState::Cancelled) {
            document.state = Texts::tr("cancelled");
            document.lead << (reason.isEmpty()
                                  ? Texts::tr("This round was cancelled. Nothing of it counts.")
                                  : Texts::tr("This round was cancelled: %1. Nothing of it counts.")
                                        .arg(reason));
        }
    }
    return document;
}

typeset::Block unsplitBlock(const QString& title)
{
    typeset::Block block;
    block.title = title;
    block.together = true;
    return block;
}

typeset::Block tableBlock(const core::Table& table)
{
    return unsplitBlock(Texts::tr("Table %1").arg(plain(table.number)));
}

const core::Round* chosenRound(const Source& source, const Choice& choice)
{
    const auto number = roundOf(source.tournament, choice);
    return number ? findRound(source.tournament, *number) : nullptr;
}

std::optional<seating::RoundSizes> nextSizes(const core::Tournament& tournament)
{
    const auto next = core::RoundNumber{
        tournament.rounds.empty() ? 1 : plain(tournament.rounds.back().number) + 1};
    return core::headcount(tournament, next, seating::FivePlayers::FourAndBye).sizes;
}

std::vector<const core::Table*> chosenTables(const core::Round& round, const Choice& choice)
{
    std::vector<const core::Table*> tables;
    for (const auto& table : round.tables) {
        const auto& chosen = choice.tables;
        if (chosen.empty() ||
            std::find(chosen.begin(), chosen.end(), table.number) != chosen.end()) {
            tables.push_back(&table);
        }
    }
    return tables;
}

} // namespace documents
