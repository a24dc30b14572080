#include "sheet.h"

#include "app/documents/card_standings.h"
#include "app/documents/card_words.h"
#include "core/cards/matches.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace desk {
namespace {

using core::RoundNumber;
using core::StartNumber;
using scoring::MatchPoints;

/// Who is seated at a table that misses a game, a set a round.
std::vector<std::set<StartNumber>> peoplePlaying(const core::Tournament& tournament,
                                                 const std::vector<RoundNumber>& rounds)
{
    std::vector<std::set<StartNumber>> playing;
    for (const auto number : rounds) {
        auto& people = playing.emplace_back();
        const auto* round = findRound(tournament, number);
        for (const auto& table : round->tables) {
            if (!isComplete(tournament.settings, *round, table)) {
                people.insert(table.head.seats.begin(), table.head.seats.end());
            }
        }
    }
    return playing;
}

/// The newest round but the last one up to which every result is in.
std::optional<std::size_t> lastComplete(const core::Tournament& tournament,
                                        const std::vector<RoundNumber>& rounds)
{
    for (std::size_t end = rounds.size(); end > 1; --end) {
        if (openTables(tournament, rounds[end - 2]) == 0) {
            return end - 2;
        }
    }
    return std::nullopt;
}

void markShared(std::vector<SheetRow>& rows)
{
    for (std::size_t index = 1; index < rows.size(); ++index) {
        if (rows[index].rank && rows[index].rank == rows[index - 1].rank) {
            rows[index].shared = true;
            rows[index - 1].shared = true;
        }
    }
}

/// Who is at which place in the sheet.
std::map<StartNumber, std::size_t> placesOf(const std::vector<SheetRow>& rows)
{
    std::map<StartNumber, std::size_t> places;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        places.emplace(rows[row].tally.number, row);
    }
    return places;
}

std::optional<MatchPoints> broughtBy(const core::CourseStop& stop)
{
    const bool something = stop.games > 0 || stop.byes > 0 || stop.points != MatchPoints();
    return something ? std::optional(stop.points) : std::nullopt;
}

/// A knock-out adds nothing up: its rounds show what was scored in the match.
void addMatchTotals(const core::Tournament& tournament, Sheet& sheet)
{
    const auto places = placesOf(sheet.rows);
    for (const auto& match : core::matchesOf(tournament, sheet.after)) {
        const auto round = static_cast<std::size_t>(
            std::find(sheet.rounds.begin(), sheet.rounds.end(), match.round) -
            sheet.rounds.begin());
        const auto& seats = match.table->head.seats;
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            const auto& total = match.state.score.seats[seat];
            if (total.deals > 0) {
                sheet.rows[places.at(seats[seat])].roundPoints[round] =
                    MatchPoints::fromPoints(total.score);
            }
        }
    }
}

void addReached(const core::Tournament& tournament, Sheet& sheet)
{
    const auto knockOut = core::knockOutOf(tournament, sheet.after);
    for (auto& row : sheet.rows) {
        if (knockOut.round) {
            row.reached = documents::reachedCell(tournament, knockOut, row.tally.number).text;
        }
    }
}

void addChips(const core::Tournament& tournament, Sheet& sheet)
{
    const auto places = placesOf(sheet.rows);
    for (const auto& balance : core::chipBalances(tournament, sheet.after)) {
        sheet.rows[places.at(balance.number)].chips = documents::asPoints(balance.chips);
    }
}

void addPrizes(const core::Tournament& tournament, const documents::Ranks& ranks, Sheet& sheet)
{
    const documents::Prizes prizes(tournament, ranks, sheet.after);
    for (auto& row : sheet.rows) {
        row.prize = prizes.cell(row.tally.number);
    }
    sheet.prizeNotes = prizes.notes(documents::People(tournament));
}

} // namespace

std::optional<std::int32_t> SheetRow::gained() const
{
    return rank && before ? std::optional(*before - *rank) : std::nullopt;
}

bool SheetRow::isRunning() const
{
    return std::find(running.begin(), running.end(), true) != running.end();
}

Sheet makeSheet(const core::Tournament& tournament, std::optional<RoundNumber> after)
{
    Sheet sheet;
    sheet.after = after;
    sheet.settings = tournament.settings;
    sheet.openTables = openTables(tournament, after);
    const auto course = core::courseOf(tournament, after);
    sheet.rounds = course.rounds;
    const bool knockOut = isKnockOut(tournament.settings);
    const auto base = knockOut ? std::nullopt : lastComplete(tournament, sheet.rounds);
    if (base) {
        sheet.comparedTo = sheet.rounds[*base];
    }
    const auto playing = peoplePlaying(tournament, sheet.rounds);
    const documents::Ranks ranks{core::Standings(tournament, after)};
    for (const auto& line : ranks.lines()) {
        const auto* person = findParticipant(tournament, line.tally.number);
        SheetRow row;
        row.name = person->name;
        row.club = person->club;
        row.rank = line.rank;
        row.tally = line.tally;
        row.stops = *course.of(line.tally.number);
        std::transform(row.stops.begin(), row.stops.end(), std::back_inserter(row.roundPoints),
                       broughtBy);
        if (base) {
            row.before = row.stops[*base].rank;
        }
        for (const auto& people : playing) {
            row.running.push_back(people.count(line.tally.number) > 0);
        }
        sheet.rows.push_back(std::move(row));
    }
    markShared(sheet.rows);
    if (knockOut) {
        addMatchTotals(tournament, sheet);
        addReached(tournament, sheet);
    }
    addChips(tournament, sheet);
    addPrizes(tournament, ranks, sheet);
    return sheet;
}

} // namespace desk
