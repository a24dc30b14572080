#include "core/seating/seating.h"

#include "core/seating/embedding.h"
#include "core/seating/index.h"
#include "core/seating/measure.h"
#include "core/seating/search.h"

#include <algorithm>
#include <thread>
#include <tuple>
#include <utility>

namespace seating {
namespace {

constexpr std::uint64_t stepsByStandings = 1200000;

std::vector<Groups> draftGroups(const Request& request)
{
    const auto indexOf = indexOfPlayers(request.players);
    std::vector<Groups> draft;
    for (const Round& round : request.draft) {
        Groups groups;
        for (const Table& table : round.tables) {
            if (table.number < 1) {
                continue;
            }
            std::vector<Index> group;
            for (const PlayerId id : table.seats) {
                const auto found = indexOf.find(id);
                if (found != indexOf.end()) {
                    group.push_back(found->second);
                }
            }
            groups.push_back(std::move(group));
        }
        draft.push_back(std::move(groups));
    }
    return draft;
}

/// The players of the round by rank, the best first.
std::vector<Index> byRank(const Problem& problem, const std::vector<Index>& people)
{
    auto order = people;
    std::stable_sort(order.begin(), order.end(),
                     [&](Index a, Index b) { return problem.rank[at(a)] < problem.rank[at(b)]; });
    return order;
}

void rankPlayers(Problem& problem, const Request& request)
{
    const auto indexOf = indexOfPlayers(request.players);
    std::vector<char> named(at(problem.players), 0);
    std::vector<Index> order;
    for (const PlayerId id : request.ranking) {
        order.push_back(indexOf.at(id));
        named[at(order.back())] = 1;
    }
    for (Index player = 0; player < problem.players; ++player) {
        if (named[at(player)] == 0) {
            order.push_back(player);
        }
    }
    // Ranks among those present: absentees would make gaps.
    std::vector<char> present(at(problem.players), 0);
    for (const Index player : problem.rounds.front().seated) {
        present[at(player)] = 1;
    }
    int rank = 0;
    for (const Index player : order) {
        problem.rank[at(player)] = rank;
        rank += present[at(player)];
    }
}

/// Tables of neighbours in the ranking, of the sizes the round needs.
std::vector<Groups> neighbours(const Problem& problem)
{
    const RoundTask& round = problem.rounds.front();
    const auto order = byRank(problem, round.seated);
    Groups groups;
    auto next = order.begin();
    for (const int size : round.sizes.tables) {
        groups.emplace_back(next, next + size);
        next += size;
    }
    return {groups};
}

bool samePeopleThroughout(const Problem& problem)
{
    return std::all_of(problem.rounds.begin(), problem.rounds.end(), [&](const RoundTask& round) {
        return round.seated == problem.rounds.front().seated;
    });
}

int threadsFor(const Request& request)
{
    const int wanted = request.threads > 0 ? request.threads
                                           : static_cast<int>(std::thread::hardware_concurrency());
    return std::clamp(wanted, 1, logicalWorkers);
}

std::vector<Round> toRounds(const Request& request, const Problem& problem,
                            const std::vector<SeatedRound>& seated)
{
    std::vector<Round> rounds;
    for (std::size_t r = 0; r < seated.size(); ++r) {
        Round round;
        for (const auto& people : seated[r]) {
            Table table;
            table.number = static_cast<int>(round.tables.size()) + 1;
            for (const Index player : people) {
                table.seats.push_back(request.players[at(player)].id);
            }
            round.tables.push_back(std::move(table));
        }
        for (const Index player : problem.rounds[r].byes) {
            round.byes.push_back(request.players[at(player)].id);
        }
        rounds.push_back(std::move(round));
    }
    return rounds;
}

Plan planAhead(const Request& request, const Hooks& hooks)
{
    Problem problem = buildProblem(request);
    auto draft = draftGroups(request);
    SearchOptions options{request.seed, request.limit, threadsFor(request), false, false, 0};
    if (request.mode == Mode::Swiss) {
        rankPlayers(problem, request);
        problem.ranked = true;
        problem.wishes = true;
        options.mostSteps = stepsByStandings;
        if (draft.empty()) {
            draft = neighbours(problem);
        }
    }
    const bool isAlone =
        request.history.empty() &&
        (request.rounds == 1 || (request.mode == Mode::Plan && samePeopleThroughout(problem)));
    options.followsPlan = !problem.ranked && !isAlone;
    options.keepsPlan = request.mode != Mode::Plan || !request.history.empty();
    const Bounds bounds = computeBounds(problem);
    const Found found = search(problem, bounds, draft, options, hooks);
    Random random(request.seed, 50);
    auto seated = numberTables(problem, found.arrangement, random);
    orderSeats(problem, seated);
    Plan plan{toRounds(request, problem, seated), measureRounds(problem, bounds, request, seated)};
    plan.quality.method = found.method;
    return plan;
}

/// The request with as many look-ahead rounds as possible as rounds to be planned.
Request withRoundsAhead(const Request& request)
{
    Request ahead = request;
    ahead.lookAhead = 0;
    const bool isFollowed =
        request.players.size() <= at(mostPointsRecognised) &&
        request.history.size() + at(request.rounds + request.lookAhead) <= at(mostRoundsRecognised);
    ahead.rounds += isFollowed ? request.lookAhead : 0;
    const auto shorten = [&](int rounds) {
        ahead.rounds = rounds;
        if (!ahead.present.empty()) {
            ahead.present.resize(at(rounds));
        }
    };
    shorten(ahead.rounds);
    for (auto refusals = check(ahead); !refusals.empty(); refusals = check(ahead)) {
        int end = ahead.rounds - 1;
        for (const Refusal& refusal : refusals) {
            end = std::min(end, refusal.round.value_or(request.rounds));
        }
        shorten(std::max(request.rounds, end));
    }
    return ahead;
}

/// Some of the equal parts into which the limit is divided.
Limit shareOf(const Limit& limit, int of, int parts = 1)
{
    if (const auto* time = std::get_if<std::chrono::milliseconds>(&limit)) {
        return *time * parts / of;
    }
    return Steps{std::get<Steps>(limit).count / static_cast<std::uint64_t>(of) *
                 static_cast<std::uint64_t>(parts)};
}

/// Whether everybody of the first round is in that one, and nobody else.
bool hasSamePeople(const Request& ahead, std::size_t round)
{
    if (ahead.present.empty()) {
        return true;
    }
    auto first = ahead.present.front();
    auto other = ahead.present[round];
    std::sort(first.begin(), first.end());
    std::sort(other.begin(), other.end());
    return first == other;
}

/// An evening may end early: of the rounds planned, one after which tables of three are shared most
/// evenly comes first. They can be in any order, as later draws recognise a plan in any.
void putEvenestFirst(const Request& request, const Request& ahead, std::vector<Round>& rounds)
{
    if (request.rounds != 1 || request.threes == Threes::Last || !request.locked.empty()) {
        return;
    }
    const auto unevenness = [&request](const Round& round) {
        const auto sheet = measure(request, {round});
        return std::tuple(sheet.forbidden, sheet.threesDistance, !sheet.threesEven,
                          sheet.threesMax - sheet.threesMin);
    };
    std::size_t evenest = 0;
    auto least = unevenness(rounds.front());
    for (std::size_t round = 1; round < rounds.size(); ++round) {
        if (!hasSamePeople(ahead, round)) {
            continue;
        }
        if (const auto here = unevenness(rounds[round]); here < least) {
            least = here;
            evenest = round;
        }
    }
    std::swap(rounds.front(), rounds[evenest]);
}

/// Plans all rounds to come and takes the first of them.
Plan drawRounds(const Request& request, const Hooks& hooks)
{
    const Request ahead = withRoundsAhead(request);
    Plan plan = planAhead(ahead, hooks);
    const int further = ahead.rounds - request.rounds;
    if (further == 0) {
        return plan;
    }
    const Outlook outlook{further, plan.quality.repeats};
    const Method method = plan.quality.method;
    putEvenestFirst(request, ahead, plan.rounds);
    plan.rounds.resize(at(request.rounds));
    plan.quality = measure(request, plan.rounds);
    plan.quality.method = method;
    plan.quality.outlook = outlook;
    // Too many rounds and people for a search without a plan to start from.
    constexpr std::size_t manyPlayers = 60;
    if (request.players.size() > manyPlayers && plan.quality.c2 > plan.quality.c2Bound) {
        Request alone = request;
        alone.lookAhead = 0;
        alone.present.resize(std::min(alone.present.size(), at(request.rounds)));
        Plan lone = planAhead(alone, hooks);
        if (lone.quality.c2 < plan.quality.c2) {
            return lone;
        }
    }
    return plan;
}

Plan planByMode(const Request& request, const Hooks& hooks)
{
    return request.mode == Mode::Draw ? drawRounds(request, hooks) : planAhead(request, hooks);
}

std::optional<PriceOfEvenThrees> priceBetween(const QualitySheet& even, const QualitySheet& fair)
{
    const bool isEvener = even.threesEven || even.threesDistance < fair.threesDistance;
    if (!isEvener || fair.threesEven || fair.c2 >= even.c2 || fair.repeats >= even.repeats) {
        return std::nullopt;
    }
    const auto less = [](const ThreesOfPlayer& a, const ThreesOfPlayer& b) {
        return std::pair(a.away, a.threes) < std::pair(b.away, b.threes);
    };
    const auto [fewest, most] = std::minmax_element(fair.threes.begin(), fair.threes.end(), less);
    return PriceOfEvenThrees{even.repeats, even.repeats - fair.repeats, *most, *fewest};
}

/// Whether even threes cost nothing, neither in the plan nor in what it leads to.
bool areFree(const QualitySheet& even, const QualitySheet& fair)
{
    const auto repeatsIn = [](const QualitySheet& sheet) {
        return sheet.outlook ? sheet.outlook->repeats : sheet.repeats;
    };
    return even.threesEven && even.forbidden <= fair.forbidden && even.c2 <= fair.c2 &&
           repeatsIn(even) <= repeatsIn(fair);
}

/// Plans with even threes first, and with Threes::Fair for a quarter of the limit, or the reverse,
/// if they may differ.
Plan planWithPrice(Request request, const Hooks& hooks)
{
    constexpr int quarters = 4;
    const Limit whole = request.limit;
    const bool isFair = request.threes == Threes::Fair;
    // A round by standings has a limit of its own.
    request.limit = request.mode == Mode::Swiss ? whole : shareOf(whole, quarters, quarters - 1);
    Plan plan = planByMode(request, hooks);
    const bool mayDiffer =
        isFair ? !plan.quality.threesEven : plan.quality.repeats > 0 && plan.quality.threesMax > 0;
    if (!mayDiffer || hooks.stop.stop_requested()) {
        return plan;
    }
    request.limit = shareOf(whole, quarters);
    request.threes = isFair ? Threes::First : Threes::Fair;
    Plan other = planByMode(request, {nullptr, hooks.stop});
    if (isFair && areFree(other.quality, plan.quality)) {
        return other;
    }
    plan.quality.priceOfEvenThrees = isFair ? priceBetween(other.quality, plan.quality)
                                            : priceBetween(plan.quality, other.quality);
    if (plan.quality.priceOfEvenThrees) {
        plan.other = {std::move(other.rounds), std::move(other.quality)};
    }
    return plan;
}

Plan planByGoals(const Request& request, const Hooks& hooks)
{
    return request.threes == Threes::Last ? planByMode(request, hooks)
                                          : planWithPrice(request, hooks);
}

/// Whether this evening's meetings and threes are better; earlier evenings don't matter.
bool isBetterAlone(const QualitySheet& one, const QualitySheet& other)
{
    return std::tuple(one.forbidden, one.c2, one.repeats, !one.threesEven) <
           std::tuple(other.forbidden, other.c2, other.repeats, !other.threesEven);
}

/// A quarter of the limit is for a draw that ignores earlier evenings: to show what respecting them
/// gains, and because nothing of this evening may get worse for their sake.
Plan planMindingEarlier(const Request& request, const Hooks& hooks)
{
    constexpr int quarters = 4;
    Request other = request;
    other.limit = shareOf(request.limit, quarters);
    other.earlier.clear();
    Plan unminding = planByGoals(other, {nullptr, hooks.stop});
    unminding.quality.familiar = measure(request, unminding.rounds).familiar;
    const auto unminded = unminding.quality.familiar->meetings;
    Request minding = request;
    minding.limit = shareOf(request.limit, quarters, quarters - 1);
    Plan plan = planByGoals(minding, hooks);
    if (request.mode != Mode::Swiss && isBetterAlone(unminding.quality, plan.quality)) {
        plan = std::move(unminding);
    }
    plan.quality.familiar->unminded = unminded;
    return plan;
}

} // namespace

Result makePlan(const Request& request, const Hooks& hooks)
{
    auto refusals = check(request);
    if (!refusals.empty()) {
        return refusals;
    }
    return request.earlier.empty() ? planByGoals(request, hooks)
                                   : planMindingEarlier(request, hooks);
}

QualitySheet measure(const Request& request, const std::vector<Round>& rounds)
{
    const Problem problem = buildProblem(request, rounds);
    const auto indexOf = indexOfPlayers(request.players);
    std::vector<SeatedRound> seated;
    for (const Round& round : rounds) {
        SeatedRound tables;
        for (const Table& table : round.tables) {
            std::vector<Index> people;
            for (const PlayerId id : table.seats) {
                people.push_back(indexOf.at(id));
            }
            tables.push_back(std::move(people));
        }
        seated.push_back(std::move(tables));
    }
    return measureRounds(problem, computeBounds(problem), request, seated);
}

} // namespace seating
