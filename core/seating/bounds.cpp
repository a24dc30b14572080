#include "core/seating/bounds.h"

#include "core/seating/even_threes.h"
#include "core/seating/index.h"
#include "core/seating/meetings.h"

#include <algorithm>
#include <numeric>
#include <queue>
#include <vector>

namespace seating {
namespace {

/// Beyond this many players a table of all pairs takes too long; only the pair bound without
/// history remains, which needs no table.
constexpr int mostPlayersCounted = 1200;

std::int64_t pairsOf(std::int64_t people)
{
    return people * (people - 1) / 2;
}

/// Fewest pairs with a previous meeting, among people from that many tables.
std::int64_t leastPairs(int people, int tables)
{
    if (people <= 1 || tables <= 0) {
        return 0;
    }
    const int share = people / tables;
    const int larger = people % tables;
    return larger * pairsOf(share + 1) + (tables - larger) * pairsOf(share);
}

/// Fewest pairs that two rounds have in common. Strangers, who had no table in the other round, are
/// placed where they help most.
std::int64_t leastCommon(std::vector<int> sizes, int tables, int strangers)
{
    std::int64_t total = 0;
    for (; strangers > 0; --strangers) {
        auto best = sizes.end();
        std::int64_t gain = -1;
        for (auto size = sizes.begin(); size != sizes.end(); ++size) {
            const std::int64_t here =
                *size > 0 ? leastPairs(*size, tables) - leastPairs(*size - 1, tables) : -1;
            if (here > gain) {
                gain = here;
                best = size;
            }
        }
        if (gain <= 0) {
            break;
        }
        --*best;
    }
    for (const int size : sizes) {
        total += leastPairs(size, tables);
    }
    return total;
}

int notIn(const std::vector<Index>& people, const std::vector<char>& others)
{
    return static_cast<int>(
        std::count_if(people.begin(), people.end(), [&](Index p) { return others[at(p)] == 0; }));
}

std::vector<char> marks(const std::vector<Index>& people, int players)
{
    std::vector<char> result(at(players), 0);
    for (const Index player : people) {
        result[at(player)] = 1;
    }
    return result;
}

std::int64_t commonWithHistory(const RoundTask& task, const DenseRound& past, int players)
{
    const auto here = marks(task.seated, players);
    std::vector<int> sizes;
    int seatedThen = 0;
    for (const auto& table : past.tables) {
        const auto size = std::count_if(table.begin(), table.end(),
                                        [&](Index player) { return here[at(player)] != 0; });
        if (size > 0) {
            sizes.push_back(static_cast<int>(size));
            seatedThen += static_cast<int>(size);
        }
    }
    const int strangers = static_cast<int>(task.seated.size()) - seatedThen;
    const int tables = static_cast<int>(task.sizes.tables.size());
    std::int64_t forward = 0;
    for (const int size : sizes) {
        forward += leastPairs(size, tables);
    }
    return std::max(forward,
                    leastCommon(task.sizes.tables, static_cast<int>(sizes.size()), strangers));
}

std::int64_t commonOfRounds(const RoundTask& first, const RoundTask& second, int players)
{
    const int strangersInFirst = notIn(first.seated, marks(second.seated, players));
    const int strangersInSecond = notIn(second.seated, marks(first.seated, players));
    return std::max(leastCommon(first.sizes.tables, static_cast<int>(second.sizes.tables.size()),
                                strangersInFirst),
                    leastCommon(second.sizes.tables, static_cast<int>(first.sizes.tables.size()),
                                strangersInSecond));
}

/// A pair that meets m times is common to m(m-1)/2 pairs of rounds, so c2 is at least the sum, over
/// all pairs of rounds, of the pairs they must have in common.
std::int64_t boundByRounds(const Problem& problem)
{
    std::int64_t total = 0;
    for (std::size_t i = 0; i < problem.rounds.size(); ++i) {
        for (const DenseRound& past : problem.history) {
            total += commonWithHistory(problem.rounds[i], past, problem.players);
        }
        for (std::size_t j = 0; j < i; ++j) {
            total += commonOfRounds(problem.rounds[j], problem.rounds[i], problem.players);
        }
    }
    return total;
}

/// levels[m] counts the pairs that have met m times and may meet once more.
using Levels = std::vector<std::int64_t>;

struct Supply
{
    Levels all;
    std::vector<Levels> ofPlayer;
};

int roundsOfBoth(const std::vector<std::vector<char>>& seated, Index first, Index second)
{
    return static_cast<int>(std::count_if(seated.begin(), seated.end(), [&](const auto& round) {
        return round[at(first)] != 0 && round[at(second)] != 0;
    }));
}

void offer(Levels& levels, int from, int chances)
{
    if (levels.size() < at(from + chances)) {
        levels.resize(at(from + chances), 0);
    }
    for (int level = from; level < from + chances; ++level) {
        ++levels[at(level)];
    }
}

Supply countSupply(const Problem& problem, const Meetings& before)
{
    std::vector<std::vector<char>> seated;
    bool everybody = true;
    for (const RoundTask& round : problem.rounds) {
        seated.push_back(marks(round.seated, problem.players));
        everybody = everybody && static_cast<int>(round.seated.size()) == problem.players;
    }
    Supply supply;
    supply.ofPlayer.resize(at(problem.players));
    for (Index p = 0; p < problem.players; ++p) {
        for (Index q = p + 1; q < problem.players; ++q) {
            const auto& tableOfP = problem.fixedTable[at(p)];
            const auto& tableOfQ = problem.fixedTable[at(q)];
            if (problem.areApart(p, q) || (tableOfP && tableOfQ && tableOfP != tableOfQ)) {
                continue;
            }
            const int chances =
                everybody ? static_cast<int>(problem.rounds.size()) : roundsOfBoth(seated, p, q);
            const int met = before.count(p, q);
            offer(supply.all, met, chances);
            offer(supply.ofPlayer[at(p)], met, chances);
            offer(supply.ofPlayer[at(q)], met, chances);
        }
    }
    return supply;
}

/// The least cost of taking that many meetings from the levels.
std::int64_t cheapest(const Levels& levels, std::int64_t meetings)
{
    std::int64_t total = 0;
    for (std::size_t level = 0; level < levels.size() && meetings > 0; ++level) {
        const std::int64_t taken = std::min(meetings, levels[level]);
        total += taken * static_cast<std::int64_t>(level);
        meetings -= taken;
    }
    return total;
}

std::int64_t meetingsOfRounds(const Problem& problem)
{
    std::int64_t meetings = 0;
    for (const RoundTask& round : problem.rounds) {
        for (const int size : round.sizes.tables) {
            meetings += pairsOf(size);
        }
    }
    return meetings;
}

/// In each round every player meets at least the partners of the smaller table; the remaining
/// meetings go to the cheapest pairs left. Both players pay for a meeting, hence half of the sum.
std::int64_t boundByPlayers(const Problem& problem, const Supply& supply, std::int64_t meetings)
{
    std::vector<std::int64_t> least(at(problem.players), 0);
    std::vector<std::int64_t> most(at(problem.players), 0);
    for (const RoundTask& round : problem.rounds) {
        const auto& sizes = round.sizes.tables;
        for (const Index player : round.seated) {
            least[at(player)] += sizes.back() - 1;
            most[at(player)] += sizes.front() - 1;
        }
    }
    std::int64_t ends = 2 * meetings;
    std::int64_t total = 0;
    Levels extras;
    for (Index player = 0; player < problem.players; ++player) {
        const Levels& levels = supply.ofPlayer[at(player)];
        total += cheapest(levels, least[at(player)]);
        ends -= least[at(player)];
        std::int64_t passed = 0;
        for (std::size_t level = 0; level < levels.size(); ++level) {
            const std::int64_t from = std::max(passed, least[at(player)]);
            passed += levels[level];
            const std::int64_t chances = std::min(passed, most[at(player)]) - from;
            if (chances > 0) {
                extras.resize(std::max(extras.size(), level + 1), 0);
                extras[level] += chances;
            }
        }
    }
    total += cheapest(extras, ends);
    return (total + 1) / 2;
}

struct Spread
{
    std::int64_t c2 = 0;
    std::int64_t triples = 0;
    int most = 0;
};

void countHistory(const Problem& problem, const Meetings& before, Spread& spread)
{
    for (Index p = 0; p < problem.players; ++p) {
        for (Index q = p + 1; q < problem.players; ++q) {
            const std::int64_t met = before.count(p, q);
            spread.c2 += met * (met - 1) / 2;
            spread.triples += met * (met - 1) * (met - 2) / 6;
            spread.most = std::max(spread.most, static_cast<int>(met));
        }
    }
}

std::int64_t boundOfEvenThrees(const Problem& problem)
{
    const auto isWhole = [&](const RoundTask& round) {
        return static_cast<int>(round.seated.size()) == problem.players &&
               round.sizes.tables.back() > 2;
    };
    if (!problem.history.empty() ||
        !std::all_of(problem.rounds.begin(), problem.rounds.end(), isWhole)) {
        return 0;
    }
    return leastC2OfEvenThrees(problem.players, static_cast<int>(problem.rounds.size()));
}

Bounds boundsOfLarge(const Problem& problem, std::int64_t meetings)
{
    Bounds bounds;
    bounds.repeats = std::max<std::int64_t>(0, meetings - pairsOf(problem.players));
    bounds.c2 = bounds.repeats;
    bounds.c2OfEvenThrees = bounds.c2;
    bounds.c2Wanted = bounds.c2;
    bounds.mostMeetings = bounds.repeats > 0 ? 2 : 1;
    return bounds;
}

} // namespace

Bounds computeBounds(const Problem& problem)
{
    const std::int64_t meetings = meetingsOfRounds(problem);
    if (problem.players > mostPlayersCounted) {
        return boundsOfLarge(problem, meetings);
    }
    const Meetings before = meetingsOfHistory(problem);
    const Supply supply = countSupply(problem, before);
    Spread spread;
    countHistory(problem, before, spread);
    const std::int64_t c2OfHistory = spread.c2;

    Bounds bounds;
    bounds.triples = spread.triples;
    bounds.mostMeetings = spread.most;
    std::int64_t left = meetings;
    for (std::size_t level = 0; level < supply.all.size() && left > 0; ++level) {
        const auto depth = static_cast<std::int64_t>(level);
        const std::int64_t taken = std::min(left, supply.all[level]);
        left -= taken;
        if (taken > 0) {
            bounds.triples += taken * depth * (depth - 1) / 2;
            bounds.mostMeetings = std::max(bounds.mostMeetings, static_cast<int>(level) + 1);
        }
    }
    std::int64_t repeatsOfHistory = 0;
    for (Index p = 0; p < problem.players; ++p) {
        for (Index q = p + 1; q < problem.players; ++q) {
            repeatsOfHistory += std::max(0, before.count(p, q) - 1);
        }
    }
    const std::int64_t firstMeetings = supply.all.empty() ? 0 : supply.all.front();
    bounds.repeats = repeatsOfHistory + std::max<std::int64_t>(0, meetings - firstMeetings);
    bounds.c2 =
        c2OfHistory + std::max({cheapest(supply.all, meetings),
                                boundByPlayers(problem, supply, meetings), boundByRounds(problem)});
    bounds.c2OfEvenThrees = std::max(bounds.c2, boundOfEvenThrees(problem));
    bounds.c2Wanted = problem.threes == Threes::First ? bounds.c2OfEvenThrees : bounds.c2;
    if (bounds.c2 > 0) {
        bounds.mostMeetings = std::max(bounds.mostMeetings, 2);
    }
    return bounds;
}

std::int64_t repeatsBound(const Bounds& bounds, int mostMeetings)
{
    // A pair that meets m times has m(m-1)/2 <= (m-1) * most/2.
    const std::int64_t most = std::max(2, mostMeetings);
    return std::max(bounds.repeats, (2 * bounds.c2 + most - 1) / most);
}

} // namespace seating
