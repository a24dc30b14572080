#include "core/seating/problem.h"

#include "core/seating/index.h"
#include "core/seating/random.h"

#include <algorithm>

namespace seating {
namespace {

std::vector<std::vector<Index>> rosters(const Request& request,
                                        const std::map<PlayerId, Index>& indexOf)
{
    std::vector<std::vector<Index>> result;
    std::vector<Index> everybody(request.players.size());
    for (std::size_t i = 0; i < everybody.size(); ++i) {
        everybody[i] = static_cast<Index>(i);
    }
    for (int round = 0; round < request.rounds; ++round) {
        if (request.present.empty()) {
            result.push_back(everybody);
            continue;
        }
        std::vector<Index> roster;
        for (const PlayerId id : request.present[at(round)]) {
            roster.push_back(indexOf.at(id));
        }
        std::sort(roster.begin(), roster.end());
        result.push_back(std::move(roster));
    }
    return result;
}

std::vector<int> byesInHistory(const Request& request, const std::map<PlayerId, Index>& indexOf)
{
    std::vector<int> byes(request.players.size(), 0);
    for (const Round& round : request.history) {
        for (const PlayerId id : round.byes) {
            ++byes[at(indexOf.at(id))];
        }
    }
    return byes;
}

/// Removes those with the fewest byes from the roster, drawing among equals.
std::vector<Index> takeByes(std::vector<Index>& roster, int count, std::vector<int>& byesSoFar,
                            const std::vector<char>& locked, Random& random)
{
    std::vector<Index> order = roster;
    random.shuffle(order);
    std::stable_sort(order.begin(), order.end(), [&](Index a, Index b) {
        return std::pair(locked[at(a)], byesSoFar[at(a)]) <
               std::pair(locked[at(b)], byesSoFar[at(b)]);
    });
    order.resize(at(count));
    for (const Index player : order) {
        ++byesSoFar[at(player)];
        roster.erase(std::find(roster.begin(), roster.end(), player));
    }
    return order;
}

std::vector<DenseRound> denseHistory(const Request& request,
                                     const std::map<PlayerId, Index>& indexOf)
{
    std::vector<DenseRound> result;
    for (const Round& round : request.history) {
        DenseRound dense;
        for (const Table& table : round.tables) {
            std::vector<Index> seats;
            for (const PlayerId id : table.seats) {
                seats.push_back(indexOf.at(id));
            }
            dense.tables.push_back(std::move(seats));
            dense.numbers.push_back(table.number);
        }
        result.push_back(std::move(dense));
    }
    return result;
}

void countThreesOfHistory(Problem& problem, std::vector<std::int64_t>& share)
{
    for (const DenseRound& round : problem.history) {
        std::int64_t people = 0;
        std::int64_t inThrees = 0;
        for (const auto& table : round.tables) {
            people += static_cast<std::int64_t>(table.size());
            inThrees += table.size() == 3 ? 3 : 0;
        }
        if (people == 0) {
            continue;
        }
        for (const auto& table : round.tables) {
            for (const Index player : table) {
                problem.threesBefore[at(player)] += table.size() == 3 ? 1 : 0;
                share[at(player)] += inThrees * shareUnit * 1000 / people;
            }
        }
    }
}

void fillThrees(Problem& problem)
{
    std::vector<std::int64_t> share(at(problem.players), 0);
    problem.threesBefore.assign(at(problem.players), 0);
    countThreesOfHistory(problem, share);
    problem.plays.assign(at(problem.players), 0);
    for (const RoundTask& round : problem.rounds) {
        const std::int64_t inThrees = 3 * static_cast<std::int64_t>(round.sizes.threes());
        for (const Index player : round.seated) {
            problem.plays[at(player)] = 1;
            share[at(player)] +=
                inThrees * shareUnit * 1000 / static_cast<std::int64_t>(round.seated.size());
        }
    }
    for (const std::int64_t value : share) {
        problem.threesShare.push_back(static_cast<int>((value + 500) / 1000));
    }
}

void fillWishes(Problem& problem, const Request& request, const std::map<PlayerId, Index>& indexOf)
{
    problem.apart.resize(at(problem.players));
    for (const auto& [first, second] : request.apart) {
        problem.apart[at(indexOf.at(first))].push_back(indexOf.at(second));
        problem.apart[at(indexOf.at(second))].push_back(indexOf.at(first));
        problem.wishes = true;
    }
    for (auto& others : problem.apart) {
        std::sort(others.begin(), others.end());
        others.erase(std::unique(others.begin(), others.end()), others.end());
    }
    problem.clubWeight = request.clubWeight;
    std::map<int, int> members;
    for (const Player& player : request.players) {
        problem.club.push_back(player.club && request.clubWeight > 0 ? 0 : -1);
        problem.fixedTable.push_back(player.fixedTable);
        if (player.club && request.clubWeight > 0) {
            const auto [entry, added] = members.emplace(*player.club, members.size());
            problem.club.back() = entry->second;
            problem.wishes = problem.wishes || !added;
        }
    }
    problem.rank.assign(at(problem.players), 0);
    problem.evennessFirst = request.evennessFirst;
}

} // namespace

bool Problem::areApart(Index first, Index second) const
{
    const auto& others = apart[at(first)];
    return !others.empty() && std::binary_search(others.begin(), others.end(), second);
}

bool Problem::areClubmates(Index first, Index second) const
{
    return club[at(first)] >= 0 && club[at(first)] == club[at(second)];
}

std::map<PlayerId, Index> indexOfPlayers(const std::vector<Player>& players)
{
    std::map<PlayerId, Index> result;
    for (std::size_t i = 0; i < players.size(); ++i) {
        result.emplace(players[i].id, static_cast<Index>(i));
    }
    return result;
}

Problem buildProblem(const Request& request)
{
    const auto indexOf = indexOfPlayers(request.players);
    Problem problem;
    problem.players = static_cast<int>(request.players.size());
    problem.history = denseHistory(request, indexOf);
    fillWishes(problem, request, indexOf);

    auto byes = byesInHistory(request, indexOf);
    Random random(request.seed, 7);
    int number = 0;
    for (auto& roster : rosters(request, indexOf)) {
        RoundTask task;
        task.sizes = *roundSizes(static_cast<int>(roster.size()), request.fivePlayers,
                                 request.twoPlayerTables);
        std::vector<char> locked(at(problem.players), 0);
        std::map<Index, int> pinned;
        for (const LockedSeat& lock : request.locked) {
            if (lock.round == number) {
                pinned[indexOf.at(lock.player)] = lock.table - 1;
                locked[at(indexOf.at(lock.player))] = 1;
            }
        }
        task.byes = takeByes(roster, task.sizes.byes, byes, locked, random);
        task.seated = roster;
        for (const Index player : task.seated) {
            if (problem.fixedTable[at(player)]) {
                pinned[player] = *problem.fixedTable[at(player)] - 1;
            }
        }
        for (const auto& [player, table] : pinned) {
            task.pins.push_back({player, table});
        }
        problem.rounds.push_back(std::move(task));
        ++number;
    }
    fillThrees(problem);
    return problem;
}

} // namespace seating
