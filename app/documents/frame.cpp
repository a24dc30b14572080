#include "frame.h"

#include "app/texts/rule_texts.h"
#include "app/texts/time_text.h"
#include "app/texts/translation.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

class FrameTexts
{
    Q_DECLARE_TR_FUNCTIONS(FrameTexts)
};

QString rulesText(const core::Settings& settings)
{
    return texts::ruleSetName(settings.rules.ruleSet) + u": "_s +
           texts::optionsInForce(settings).join(u"; "_s) + u'.';
}

QString printedText(const QDateTime& time)
{
    const QString hour = texts::locale().toString(time.time(), QLocale::ShortFormat);
    return FrameTexts::tr("Printed %1").arg(texts::dayText(time.date()) + u' ' + hour);
}

} // namespace

reports::PageFrame frameOf(const Source& source, RulesLine rules)
{
    const auto& settings = source.tournament.settings;
    reports::PageFrame frame;
    frame.event = settings.name;
    frame.dateAndPlace = dateAndPlaceOf(settings);
    frame.organiser = settings.organiser;
    frame.printed = printedText(source.printedAt);
    frame.pageOf = FrameTexts::tr("Page %1 of %2");
    if (rules == RulesLine::With) {
        frame.rules = rulesText(settings);
    }
    return frame;
}

QString dateAndPlaceOf(const core::Settings& settings)
{
    QStringList parts;
    if (settings.date) {
        parts << texts::dayText(*settings.date);
    }
    if (!settings.venue.isEmpty()) {
        parts << settings.venue;
    }
    return parts.join(u" · "_s);
}

QString titleOf(Kind kind, std::optional<core::RoundNumber> round)
{
    return round ? FrameTexts::tr("%1, round %2").arg(titleOf(kind)).arg(plain(*round))
                 : titleOf(kind);
}

QStringList roundLead(const core::Round& round)
{
    const QString& reason = round.head.reason;
    if (round.head.state == core::RoundState::Cancelled) {
        return {reason.isEmpty()
                    ? FrameTexts::tr("This round was cancelled. Nothing of it counts.")
                    : FrameTexts::tr("This round was cancelled: %1. Nothing of it counts.")
                          .arg(reason)};
    }
    return {};
}

QStringList provisionalLead(const core::Tournament& tournament,
                            std::optional<core::RoundNumber> after)
{
    const int open = core::openTables(tournament, after);
    return open > 0
               ? QStringList{FrameTexts::tr("Provisional: %n table(s) missing.", nullptr, open)}
               : QStringList();
}

QString noRoundText()
{
    return FrameTexts::tr("No round has been published yet.");
}

const core::Round* roundToTell(const Source& source, const Choice& choice)
{
    const auto number = roundOf(source.tournament, choice);
    return number ? findRound(source.tournament, *number) : nullptr;
}

std::vector<const core::Table*> tablesToTell(const core::Round& round, const Choice& choice)
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
