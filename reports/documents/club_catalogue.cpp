#include "reports/documents/club_catalogue.h"

#include "core/people/same_text.h"
#include "core/texts/numbers.h"
#include "reports/documents/frame.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

using ComposeClub = core::Result<Documents> (*)(const ClubSource& source, const ClubChoice& choice);

struct ClubEntry
{
    const char* id = nullptr;
    const char* title = nullptr;
    ClubTraits traits;
    ComposeClub compose = nullptr;
};

const core::Series* seriesOf(const ClubSource& source, const ClubChoice& choice)
{
    const auto& all = source.records.series;
    const auto found = choice.series ? all.find(*choice.series) : all.end();
    return found != all.end() ? &found->second : nullptr;
}

core::Refusal seriesUnknown()
{
    return {core::SeriesFault::Unknown, core::Pointer(u"/series"_s), {}};
}

template <typeset::Document (*compose)(const ClubSource& source, const core::Series& series)>
core::Result<Documents> ofSeries(const ClubSource& source, const ClubChoice& choice)
{
    const auto* const series = seriesOf(source, choice);
    return series != nullptr ? core::Result<Documents>(Documents{compose(source, *series)})
                             : core::Result<Documents>(seriesUnknown());
}

template <typeset::Document (*compose)(const ClubSource& source, const core::Series& series,
                                       const QString& group)>
core::Result<Documents> ofSeriesOrGroup(const ClubSource& source, const ClubChoice& choice)
{
    const auto* const series = seriesOf(source, choice);
    if (series == nullptr) {
        return seriesUnknown();
    }
    if (!choice.group.isEmpty()) {
        const auto table =
            core::seriesTable(series->settings, source.evenings.of(*series), series->guestTag);
        if (!core::containsSame(core::groupsOf(table), choice.group)) {
            return core::Refusal{
                core::ParticipantFault::GroupUnknown, core::Pointer(u"/group"_s), {choice.group}};
        }
    }
    return Documents{compose(source, *series, choice.group)};
}

core::Refusal playerUnknown(QAnyStringView place, const std::optional<core::PersonKey>& player)
{
    auto [id, name, club] = player.value_or(core::PersonKey());
    return {core::ClubFault::PlayerUnknown,
            core::Pointer() / place,
            {name.replace(u'\n', u", "_s), club}};
}

core::Result<Documents> oneOf(std::optional<typeset::Document> document,
                              const core::Refusal& otherwise)
{
    return document ? core::Result<Documents>(Documents{std::move(*document)})
                    : core::Result<Documents>(otherwise);
}

template <std::optional<typeset::Document> (*compose)(
    const ClubSource& source, const core::PersonKey& player, const core::DaySpan& days)>
core::Result<Documents> ofPlayer(const ClubSource& source, const ClubChoice& choice)
{
    return oneOf(choice.player ? compose(source, *choice.player, choice.days) : std::nullopt,
                 playerUnknown("player", choice.player));
}

core::Result<Documents> ofTwoPlayers(const ClubSource& source, const ClubChoice& choice)
{
    return oneOf(choice.player && choice.other
                     ? headToHeadDocument(source, *choice.player, *choice.other, choice.days)
                     : std::nullopt,
                 choice.player ? playerUnknown("other", choice.other)
                               : playerUnknown("player", choice.player));
}

template <typeset::Document (*compose)(const ClubSource& source, const core::DaySpan& days)>
core::Result<Documents> ofClub(const ClubSource& source, const ClubChoice& choice)
{
    return Documents{compose(source, choice.days)};
}

/// In the order of ClubKind.
constexpr auto clubCatalogue = [] {
    using enum ClubTrait;
    return std::array{
        ClubEntry{"series", QT_TRANSLATE_NOOP("Documents", "Series"),
                  OfSeries | IsTable | TakesGroup | OnTheWall,
                  ofSeriesOrGroup<seriesTableDocument>},
        ClubEntry{"series-evenings", QT_TRANSLATE_NOOP("Documents", "Series, every evening"),
                  OfSeries | IsTable | TakesGroup, ofSeriesOrGroup<seriesEveningsDocument>},
        ClubEntry{"closed-series", QT_TRANSLATE_NOOP("Documents", "Series as it was closed"),
                  OfSeries | IsTable, ofSeries<closedSeriesDocument>},
        ClubEntry{"player-year", QT_TRANSLATE_NOOP("Documents", "Player's year"),
                  OfPlayer | OfDays | IsTable, ofPlayer<playerYearDocument>},
        ClubEntry{"player-met", QT_TRANSLATE_NOOP("Documents", "Whom a player met"),
                  OfPlayer | OfDays | IsTable, ofPlayer<playerMetDocument>},
        ClubEntry{"head-to-head", QT_TRANSLATE_NOOP("Documents", "Head to head"),
                  OfPlayer | OfTwoPlayers | OfDays | IsTable, ofTwoPlayers},
        ClubEntry{"records", QT_TRANSLATE_NOOP("Documents", "Records of the club"),
                  OfDays | IsTable | OnTheWall, ofClub<recordsDocument>},
        ClubEntry{"cash-book", QT_TRANSLATE_NOOP("Documents", "Cash book"), OfDays | IsTable,
                  ofClub<cashBookDocument>},
    };
}();
static_assert(clubCatalogue.size() == static_cast<std::size_t>(ClubKind::CashBook) + 1);

const ClubEntry& entryOf(ClubKind kind)
{
    return clubCatalogue.at(static_cast<std::size_t>(kind));
}

} // namespace

QString idOf(ClubKind kind)
{
    return QString::fromLatin1(entryOf(kind).id);
}

std::optional<ClubKind> clubKindOf(const QString& id)
{
    const auto kinds = allClubKinds();
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](ClubKind kind) { return idOf(kind) == id; });
    return found == kinds.end() ? std::nullopt : std::optional(*found);
}

QString titleOf(ClubKind kind)
{
    return QCoreApplication::translate("Documents", entryOf(kind).title);
}

bool is(ClubKind kind, ClubTrait trait)
{
    return entryOf(kind).traits.testFlag(trait);
}

std::vector<ClubKind> allClubKinds()
{
    std::vector<ClubKind> kinds;
    for (std::size_t kind = 0; kind < clubCatalogue.size(); ++kind) {
        kinds.push_back(static_cast<ClubKind>(kind));
    }
    return kinds;
}

core::Result<Documents> compose(const ClubSource& source, const ClubChoice& choice)
{
    return entryOf(choice.kind).compose(source, choice);
}

QString subjectOf(const ClubSource& source, const ClubChoice& choice)
{
    auto days = daysText(choice.days);
    if (is(choice.kind, ClubTrait::OfPlayer)) {
        const auto nameOf = [&source](const std::optional<core::PersonKey>& key) {
            return key ? playerName(source, *key) : QString();
        };
        const auto names = is(choice.kind, ClubTrait::OfTwoPlayers)
                               ? nameOf(choice.player) + u" – "_s + nameOf(choice.other)
                               : nameOf(choice.player);
        return days.isEmpty() ? names : names + u", "_s + days;
    }
    if (is(choice.kind, ClubTrait::OfDays)) {
        return days;
    }
    const auto& all = source.records.series;
    const auto found = choice.series ? all.find(*choice.series) : all.end();
    return is(choice.kind, ClubTrait::OfSeries) && found != all.end() ? found->second.name
                                                                      : QString();
}

QStringList damagedTexts(const std::vector<core::TournamentSummary>& damaged)
{
    QStringList told;
    for (const auto& evening : damaged) {
        told << (evening.date ? Texts::tr("%1 (%2) is damaged and left out.")
                                    .arg(evening.name, texts::dayText(*evening.date))
                              : Texts::tr("%1 is damaged and left out.").arg(evening.name));
    }
    return told;
}

std::vector<core::TournamentSummary> damagedIn(const ClubSource& source, const ClubChoice& choice)
{
    const auto& all = source.records.series;
    const auto found = choice.series ? all.find(*choice.series) : all.end();
    if (found != all.end()) {
        return source.evenings.damagedOf(found->second);
    }
    // What a cash book begins with is of all evenings before.
    const auto from = choice.kind == ClubKind::CashBook ? std::nullopt : choice.days.from;
    return source.evenings.damagedIn({from, choice.days.until});
}

typeset::PdfProperties pdfProperties(const ClubSource& source, const ClubChoice& choice,
                                     const QLocale& locale)
{
    const auto subject = subjectOf(source, choice);
    const auto title = titleOf(choice.kind);
    return {subject.isEmpty() ? title : title + u" – "_s + subject, locale.bcp47Name(),
            source.printedAt};
}

typeset::PageFrame clubFrame(const ClubSource& source, const QString& subject)
{
    typeset::PageFrame frame;
    frame.event = subject;
    const auto& all = source.evenings.all();
    const auto named = std::find_if(
        all.begin(), all.end(), [](const auto& evening) { return !evening->organiser.isEmpty(); });
    frame.organiser = named != all.end() ? (*named)->organiser : QString();
    frame.printed = Texts::tr("Printed %1").arg(timeText(source.printedAt));
    frame.pageOf = Texts::tr("Page %1 of %2");
    return frame;
}

} // namespace documents
