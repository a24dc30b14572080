#include "sheet.h"

#include <algorithm>
#include <set>
#include <utility>

namespace desk {
namespace {

using core::RoundNumber;
using core::StartNumber;

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
    sheet.rules = tournament.settings.rules;
    sheet.plannedRounds = tournament.settings.plannedRounds;
    sheet.openTables = openTables(tournament, after);
    const auto course = core::courseOf(tournament, after);
    sheet.rounds = course.rounds;
    const auto base = lastComplete(tournament, sheet.rounds);
    if (base) {
        sheet.comparedTo = sheet.rounds[*base];
    }
    const auto playing = peoplePlaying(tournament, sheet.rounds);
    for (const auto& line : core::Standings(tournament, after).lines()) {
        const auto* person = findParticipant(tournament, line.tally.number);
        SheetRow row;
        row.name = person->name;
        row.club = person->club;
        row.rank = line.rank;
        row.tally = line.tally;
        row.stops = *course.of(line.tally.number);
        if (base) {
            row.before = row.stops[*base].rank;
        }
        for (const auto& people : playing) {
            row.running.push_back(people.count(line.tally.number) > 0);
        }
        sheet.rows.push_back(std::move(row));
    }
    markShared(sheet.rows);
    return sheet;
}

} // namespace desk
