#include "core/ranking/open_tables.h"

#include "core/cards/matches.h"
#include "core/people/start_numbers.h"
#include "core/ranking/discipline.h"

#include <algorithm>

namespace core {

bool isComplete(const Settings& settings, const Round& round, const Table& table)
{
    return Discipline::of(settings).isComplete(settings, round, table);
}

std::vector<GameNumber> gamesOnSlip(const Settings& settings, const Round& round,
                                    const Table& table)
{
    if (Discipline::of(settings).hasMatches()) {
        return listedDeals(settings, round, table);
    }
    std::vector<GameNumber> games;
    for (std::int32_t game = 1; game <= listedGames(round); ++game) {
        games.push_back(GameNumber{game});
    }
    return games;
}

std::vector<TableNumber> openTablesOf(const Settings& settings, const Round& round)
{
    std::vector<TableNumber> open;
    for (const auto& table : round.tables) {
        if (!isComplete(settings, round, table)) {
            open.push_back(table.number);
        }
    }
    return open;
}

int openTables(const Tournament& tournament, std::optional<RoundNumber> after)
{
    int open = 0;
    for (const auto& round : tournament.rounds) {
        if (counts(round.head.state) && (!after || round.number <= *after)) {
            open += static_cast<int>(openTablesOf(tournament.settings, round).size());
        }
    }
    return open;
}

std::vector<StartNumber> withResultsMissing(const Tournament& tournament,
                                            std::vector<StartNumber> people)
{
    std::vector<StartNumber> waitedFor;
    for (const auto& round : tournament.rounds) {
        for (const auto& table : round.tables) {
            if (counts(round.head.state) && !isComplete(tournament.settings, round, table)) {
                waitedFor.insert(waitedFor.end(), table.head.seats.begin(), table.head.seats.end());
            }
        }
    }
    std::erase_if(people, [&](StartNumber number) { return !isAmong(waitedFor, number); });
    return people;
}

} // namespace core
