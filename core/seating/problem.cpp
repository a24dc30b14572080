#include "core/seating/problem.h"

#include "core/seating/index.h"
#include "core/seating/random.h"
#include "core/seating/round_choice.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace seating {
namespace {

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

/// Those with the fewest byes first; among equals by standings the last, otherwise by lot.
std::vector<PlayerId> orderForByes(const std::vector<Index>& people,
                                   const std::vector<int>& byesSoFar, const Request& request,
                                   Random& random)
{
    std::vector<Index> order = people;
    std::sort(order.begin(), order.end());
    random.shuffle(order);
    if (request.mode == Mode::Swiss || request.mode == Mode::Final) {
        std::map<PlayerId, std::size_t> places;
        for (const PlayerId id : request.ranking) {
            places.emplace(id, places.size());
        }
        const auto placeOf = [&](Index player) {
            const auto place = places.find(request.players[at(player)].id);
            return place != places.end() ? place->second : places.size();
        };
        std::stable_sort(order.begin(), order.end(),
                         [&](Index a, Index b) { return placeOf(a) > placeOf(b); });
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](Index a, Index b) { return byesSoFar[at(a)] < byesSoFar[at(b)]; });
    std::vector<PlayerId> ids;
    ids.reserve(order.size());
    for (const Index player : order) {
        ids.push_back(request.players[at(player)].id);
    }
    return ids;
}

/// The round as seated, if that is one of its forms.
RoundChoice choiceOf(const RoundWishes& wishes, const Round& seated)
{
    auto matching = wishes;
    const auto form = std::find_if(wishes.forms.begin(), wishes.forms.end(), [&](const auto& f) {
        return f.tables.size() == seated.tables.size();
    });
    if (form != wishes.forms.end()) {
        matching.forms = {*form};
    }
    auto forByes = wishes.people;
    std::stable_partition(forByes.begin(), forByes.end(), [&](PlayerId person) {
        return std::find(seated.byes.begin(), seated.byes.end(), person) != seated.byes.end();
    });
    return wantedRound(matching, forByes);
}

RoundTask taskOf(const RoundChoice& choice, const std::vector<PlayerId>& people,
                 const std::map<PlayerId, Index>& indexOf)
{
    RoundTask task;
    task.sizes = choice.sizes;
    task.closedTables = choice.topTables;
    for (const PlayerId person : choice.byes) {
        task.byes.push_back(indexOf.at(person));
    }
    for (const PlayerId person : people) {
        const Index player = indexOf.at(person);
        if (std::find(task.byes.begin(), task.byes.end(), player) == task.byes.end()) {
            task.seated.push_back(player);
        }
    }
    std::sort(task.seated.begin(), task.seated.end());
    for (const auto& [person, table] : choice.homes) {
        task.pins.push_back({indexOf.at(person), table - 1});
    }
    std::sort(task.pins.begin(), task.pins.end(),
              [](const Pin& a, const Pin& b) { return a.player < b.player; });
    if (!choice.parted.empty()) {
        task.parted.resize(task.sizes.tables.size());
    }
    for (const auto& [person, table] : choice.parted) {
        task.parted[at(table - 1)].push_back(indexOf.at(person));
    }
    return task;
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

/// The whole numbers next to the share; of these, those that are the ones next to `common` or
/// nearest to it.
Range rangeOf(int share, std::optional<int> common)
{
    Range range{share / shareUnit, (share + shareUnit - 1) / shareUnit};
    if (common) {
        const int least = std::min(std::max(range.least, *common), range.most);
        range = {least, std::max(std::min(range.most, *common + 1), least)};
    }
    return range;
}

/// Whether everybody's tables of three can be within the ranges, given those they have had.
bool canBeMet(const Problem& problem, const std::vector<Range>& ranges, std::int64_t threes)
{
    Range sum;
    for (Index player = 0; player < problem.players; ++player) {
        const Range& range = ranges[at(player)];
        const int before = problem.threesBefore[at(player)];
        if (problem.plays[at(player)] != 0) {
            sum.least += std::max(range.least, before);
            sum.most += std::max(range.most, before);
        }
    }
    return sum.least <= threes && threes <= sum.most;
}

void fillRanges(Problem& problem)
{
    std::int64_t people = 0;
    std::int64_t threes = 0;
    for (Index player = 0; player < problem.players; ++player) {
        people += problem.plays[at(player)];
        threes += problem.plays[at(player)] != 0 ? problem.threesBefore[at(player)] : 0;
    }
    for (const RoundTask& round : problem.rounds) {
        threes += 3 * std::int64_t{round.sizes.threes()};
    }
    const auto ranges = [&](std::optional<int> common) {
        std::vector<Range> result;
        for (const int share : problem.threesShare) {
            result.push_back(rangeOf(share, common));
        }
        return result;
    };
    problem.threesRange = ranges(static_cast<int>(threes / std::max<std::int64_t>(people, 1)));
    if (!canBeMet(problem, problem.threesRange, threes)) {
        problem.threesRange = ranges(std::nullopt);
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
    fillRanges(problem);
}

/// The familiarity of the most familiar pair: always less than a repeated meeting.
constexpr int mostFamiliarity = 90;
/// For more people the draw ignores earlier evenings.
constexpr int mostFamiliarPlayers = 1200;

/// Only differences matter, so that a club in which everyone has met still prefers those who met
/// least.
void fillFamiliarity(Problem& problem, const Request& request,
                     const std::map<PlayerId, Index>& indexOf)
{
    const std::size_t players = request.players.size();
    if (request.earlier.empty() || problem.players > mostFamiliarPlayers) {
        return;
    }
    std::vector<int> weights(players * players, 0);
    for (const auto& [pair, weight] : request.earlier) {
        const auto one = indexOf.find(pair.first);
        const auto other = indexOf.find(pair.second);
        if (one != indexOf.end() && other != indexOf.end() && one->second != other->second) {
            weights[at(one->second) * players + at(other->second)] = weight;
            weights[at(other->second) * players + at(one->second)] = weight;
        }
    }
    int least = std::numeric_limits<int>::max();
    int most = 0;
    for (std::size_t one = 0; one < players; ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            least = std::min(least, weights[one * players + other]);
            most = std::max(most, weights[one * players + other]);
        }
    }
    const int range = most - std::min(least, most);
    if (range == 0) {
        return;
    }
    for (std::size_t one = 0; one < players; ++one) {
        for (std::size_t other = 0; other < players; ++other) {
            int& weight = weights[one * players + other];
            const std::int64_t above = one == other ? 0 : weight - least;
            weight =
                static_cast<int>(range > mostFamiliarity ? above * mostFamiliarity / range : above);
        }
    }
    problem.familiarity = std::move(weights);
    problem.wishes = true;
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
    fillFamiliarity(problem, request, indexOf);
    problem.rank.assign(at(problem.players), 0);
    problem.threes = request.threes;
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

namespace {

Problem problemOf(const Request& request, const std::vector<Round>* seated)
{
    const auto indexOf = indexOfPlayers(request.players);
    Problem problem;
    problem.players = static_cast<int>(request.players.size());
    problem.history = denseHistory(request, indexOf);
    fillWishes(problem, request, indexOf);

    auto byes = byesInHistory(request, indexOf);
    Random random(request.seed, 7);
    for (int round = 0; round < request.rounds; ++round) {
        const auto wishes = wishesOf(request, round);
        RoundChoice choice;
        if (seated != nullptr && at(round) < seated->size()) {
            choice = choiceOf(wishes, (*seated)[at(round)]);
        } else {
            std::vector<Index> people;
            for (const PlayerId person : wishes.people) {
                people.push_back(indexOf.at(person));
            }
            const auto forByes = orderForByes(people, byes, request, random);
            choice = chooseRound(wishes, forByes).value_or(wantedRound(wishes, forByes));
        }
        for (const PlayerId person : choice.byes) {
            ++byes[at(indexOf.at(person))];
        }
        problem.rounds.push_back(taskOf(choice, wishes.people, indexOf));
    }
    fillThrees(problem);
    return problem;
}

} // namespace

Problem buildProblem(const Request& request)
{
    return problemOf(request, nullptr);
}

Problem buildProblem(const Request& request, const std::vector<Round>& seated)
{
    return problemOf(request, &seated);
}

} // namespace seating
