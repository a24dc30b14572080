#include "reports/hall/pages.h"

#include "core/evening/missing.h"
#include "core/evening/release.h"
#include "core/model/schedule.h"
#include "core/ranking/groups.h"
#include "core/ranking/open_tables.h"
#include "core/texts/clock_texts.h"
#include "core/texts/missing_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/translation.h"
#include "reports/documents/catalogue.h"
#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"
#include "reports/documents/standings_columns.h"
#include "reports/hall/hall_texts.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>
#include <variant>

namespace hall {

using namespace Qt::Literals::StringLiterals;

namespace {

/// "4 and 6". `numbers` is not empty.
QString enumerated(const std::vector<std::int32_t>& numbers)
{
    QStringList texts;
    for (const auto number : numbers) {
        texts << QString::number(number);
    }
    const auto last = texts.takeLast();
    return texts.isEmpty() ? last
                           : HallTexts::tr("%1 and %2", "tables").arg(texts.join(u", "_s), last);
}

QString roundTitle(const core::Tournament& tournament, core::RoundNumber round)
{
    const auto& planned = tournament.settings.plannedRounds;
    return planned && *planned >= plain(round)
               ? HallTexts::tr("Round %1 of %2").arg(plain(round)).arg(*planned)
               : HallTexts::tr("Round %1").arg(plain(round));
}

/// Composes the page of a round.
class RoundComposer
{
public:
    RoundComposer(const Source& source, const PublicNames& names)
        : source_(source), tournament_(source.tournament), names_(names), order_(names.inOrder())
    {}

    [[nodiscard]] RoundPage page(const core::Round& round) const
    {
        RoundPage page;
        page.number = plain(round.number);
        page.title = roundTitle(tournament_, round.number);
        page.isCancelled = round.head.state == core::RoundState::Cancelled;
        std::map<core::StartNumber, Place> places;
        for (const auto& table : round.tables) {
            page.tables.push_back(seated(round, table, places));
        }
        for (const auto& table : page.tables) {
            if (table.isOpen) {
                page.openTables.push_back(table.number);
            }
        }
        for (const auto number : round.head.byes) {
            const auto person = names_.person(number);
            page.byes.push_back(person);
            places[number] = {person, std::nullopt, {}, HallTexts::tr("bye")};
        }
        for (const auto number : order_) {
            if (const auto place = places.find(number); place != places.end()) {
                page.places.push_back(place->second);
            }
        }
        page.state = hasBegun(round) ? stateOf(page) : playingText(page);
        page.isOver = page.openTables.empty();
        page.checked = texts::checkedText(core::missingIn(tournament_, round, source_.pending),
                                          source_.checkedTables);
        return page;
    }

private:
    [[nodiscard]] SeatedTable seated(const core::Round& round, const core::Table& table,
                                     std::map<core::StartNumber, Place>& places) const
    {
        SeatedTable seated;
        seated.number = plain(table.number);
        seated.title = HallTexts::tr("Table %1").arg(seated.number);
        seated.isOpen = counts(round.head.state) && !isComplete(tournament_.settings, round, table);
        seated.isCalled = seated.isOpen && std::find(source_.called.begin(), source_.called.end(),
                                                     core::TableKey{round.number, table.number}) !=
                                               source_.called.end();
        for (const auto number : table.head.seats) {
            const auto letter = texts::seatLetter(seated.seats.size());
            const auto person = names_.person(number);
            seated.seats.push_back({letter, person});
            places[number] = {
                person, seated.number, letter,
                HallTexts::tr("Table %1, seat %2").arg(QString::number(seated.number), letter)};
        }
        return seated;
    }

    static bool hasBegun(const core::Round& round)
    {
        return !counts(round.head.state) || hasGames(round);
    }

    /// At the start of a round nobody has to be looked for.
    static QString playingText(const RoundPage& page)
    {
        return HallTexts::tr("%n table(s) are playing", nullptr,
                             static_cast<int>(page.tables.size()));
    }

    [[nodiscard]] static QString stateOf(const RoundPage& page)
    {
        if (page.isCancelled) {
            return HallTexts::tr("The round was cancelled");
        }
        return page.openTables.empty() ? HallTexts::tr("All results are in")
                                       : openTablesText(page.openTables, page.tables.size());
    }

    const Source& source_;
    const core::Tournament& tournament_;
    const PublicNames& names_;
    std::vector<core::StartNumber> order_;
};

/// The ranking values' head.
documents::StandingsColumn sumColumn(const core::Settings& settings)
{
    const auto& discipline = documents::disciplineOf(settings);
    if (!discipline.has(documents::StandingsTrait::Sum, settings)) {
        return discipline.has(documents::StandingsTrait::KnockOut, settings)
                   ? documents::StandingsColumn::Reached
                   : documents::StandingsColumn::Wins;
    }
    return settings.rules.options.rankBy == scoring::RankBy::Mean ? documents::StandingsColumn::Mean
                                                                  : documents::StandingsColumn::Tmp;
}

std::optional<std::size_t> currentOf(const core::Tournament& tournament,
                                     const std::vector<RoundPage>& rounds)
{
    const auto number = documents::roundOf(tournament, {documents::Kind::SeatingByTable});
    if (!number) {
        return std::nullopt;
    }
    const auto found = std::find_if(rounds.begin(), rounds.end(), [&](const RoundPage& page) {
        return page.number == plain(*number);
    });
    return static_cast<std::size_t>(found - rounds.begin());
}

std::optional<std::size_t> seatedOf(const core::Tournament& tournament, const Pages& pages)
{
    const auto* const newest = core::lastPublished(tournament);
    auto seated = pages.current;
    for (std::size_t index = 0; newest != nullptr && index < pages.rounds.size(); ++index) {
        if (pages.rounds[index].number == plain(newest->number)) {
            seated = index;
        }
    }
    return seated && pages.rounds[*seated].isOver && pages.standings ? std::nullopt : seated;
}

std::optional<ClockPage> clockPage(const core::Tournament& tournament)
{
    const auto* const round = core::clockedRound(tournament);
    if (round == nullptr || !round->clock) {
        return std::nullopt;
    }
    const auto& clock = *round->clock;
    const auto reading =
        core::readClock(tournament.settings, round, clock.pausedAt.value_or(clock.startedAt));
    if (clock.pausedAt) {
        return ClockPage{false,
                         {},
                         reading.secondsLeft,
                         texts::clockText(reading.secondsLeft),
                         HallTexts::tr("paused", "the clock")};
    }
    return ClockPage{
        true,
        *reading.end,
        0,
        HallTexts::tr("until %1", "a time of day").arg(texts::timeOfDayText(*reading.end)),
        {}};
}

QString callText(const std::vector<RoundPage>& rounds)
{
    std::vector<std::int32_t> called;
    for (const auto& round : rounds) {
        for (const auto& table : round.tables) {
            if (table.isCalled) {
                called.push_back(table.number);
            }
        }
    }
    return called.empty() ? QString()
                          : HallTexts::tr("Table(s) %1: please bring your score slip", nullptr,
                                          static_cast<int>(called.size()))
                                .arg(enumerated(called));
}

/// "Final standings", "Ladies: Standings after round 2".
QString standingsTitle(const Source& source, core::RoundNumber until, const QString& whose)
{
    const auto title = core::areFinal(source.tournament, until, source.pending)
                           ? HallTexts::tr("Final standings")
                           : HallTexts::tr("Standings after round %1").arg(plain(until));
    return whose.isEmpty() ? title : u"%1: %2"_s.arg(whose, title);
}

TeamsPage teamsPage(const Source& source, core::RoundNumber until, const core::Prize& prize)
{
    const auto& tournament = source.tournament;
    const PublicNames names(tournament, source.names);
    TeamsPage page;
    page.title = standingsTitle(source, until, prize.name);
    page.state = texts::provisionalWord(core::missingUpTo(tournament, until, source.pending));
    const auto& sum = documents::infoOf(documents::StandingsColumn::Tmp);
    page.sumHead = documents::headOf(sum, tournament.settings);
    for (const auto& team :
         core::teamStandings(tournament, core::Standings(tournament, until), prize)) {
        QStringList people;
        for (const auto number : team.counted) {
            people << names.person(number).name;
        }
        page.lines.push_back({team.rank ? QString::number(*team.rank) : QString(), team.team,
                              people.join(u" · "_s), texts::matchPointsText(team.points)});
    }
    return page;
}

QString organiserAndVenue(const core::Settings& settings)
{
    QStringList parts = {settings.organiser, settings.venue};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

Pages pagesOf(const Source& source)
{
    const auto& tournament = source.tournament;
    const auto& settings = tournament.settings;
    const PublicNames names(tournament, source.names);
    Pages pages;
    pages.event = settings.name;
    pages.day = settings.date ? texts::writtenDayText(*settings.date) : QString();
    pages.place = organiserAndVenue(settings);
    const auto order = names.inOrder();
    std::transform(order.begin(), order.end(), std::back_inserter(pages.people),
                   [&](auto number) { return names.person(number); });
    const RoundComposer composer(source, names);
    for (const auto& round : tournament.rounds) {
        if (round.head.state != core::RoundState::Draft) {
            pages.rounds.push_back(composer.page(round));
        }
    }
    pages.current = currentOf(tournament, pages.rounds);
    const auto missing = core::whatIsMissing(tournament, source.pending);
    pages.areAllPlayed = !core::isAnythingToPlay(missing);
    pages.checked = texts::checkedText(missing, source.checkedTables);
    pages.clock = clockPage(tournament);
    if (const auto until = core::releasedUntil(tournament)) {
        pages.standings = standingsPage(source, *until);
        for (const auto& group : core::groupsWithPrizes(settings)) {
            pages.groups.push_back(standingsPage(source, *until, group));
        }
        std::erase_if(pages.groups, [](const StandingsPage& page) { return page.lines.empty(); });
        for (const auto* const prize : core::teamPrizes(settings)) {
            pages.teams.push_back(teamsPage(source, *until, *prize));
        }
        std::erase_if(pages.teams, [](const TeamsPage& page) { return page.lines.empty(); });
    }
    pages.seated = seatedOf(tournament, pages);
    pages.call = callText(pages.rounds);
    pages.notices = source.notices;
    pages.nothing = HallTexts::tr("The first round has not been drawn yet.");
    return pages;
}

StandingsPage standingsPage(const Source& source, core::RoundNumber until, const QString& group)
{
    const auto& tournament = source.tournament;
    const PublicNames names(tournament, source.names);
    const auto& settings = tournament.settings;
    const documents::Ranks ranks(core::Standings(tournament, until));
    const documents::StandingsTable table(tournament, ranks, until, group);
    const auto& sum = documents::infoOf(sumColumn(settings));
    StandingsPage page;
    const auto missing = core::missingUpTo(tournament, until, source.pending);
    page.state = texts::provisionalWord(missing);
    page.why = texts::publicMissingTexts(missing, source.checkedTables).join(u' ');
    page.title = standingsTitle(source, until, group);
    if (table.isOfGroup) {
        const auto& overall = documents::infoOf(documents::StandingsColumn::Overall);
        page.overallHead = documents::headOf(overall, settings);
    }
    page.gamesHead = documents::disciplineOf(settings).gamesHead();
    page.sumHead = documents::headOf(sum, settings);
    for (const auto& line : table.lines) {
        page.lines.push_back(
            {line.rank ? QString::number(*line.rank) : QString(), line.overall.value,
             names.person(line.tally.number),
             names.style(line.tally.number) == NameStyle::Full ? line.club : QString(),
             QString::number(line.tally.games), documents::textOf(sum.value(line))});
    }
    return page;
}

QString openTablesText(const std::vector<std::int32_t>& open, std::size_t tables)
{
    constexpr std::size_t mostNamed = 6;
    if (open.empty()) {
        return {};
    }
    const auto count = static_cast<int>(open.size());
    return open.size() > mostNamed
               ? HallTexts::tr("%n of %1 table(s) open", nullptr, count).arg(tables)
               : HallTexts::tr("Still open: table(s) %1", nullptr, count).arg(enumerated(open));
}

} // namespace hall
