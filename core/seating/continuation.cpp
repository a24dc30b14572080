#include "core/seating/continuation.h"

#include "core/seating/bounds.h"
#include "core/seating/embedding.h"
#include "core/seating/evening_plan.h"
#include "core/seating/index.h"
#include "core/seating/meetings.h"
#include "core/seating/relabel.h"
#include "core/seating/score.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace seating {
namespace {

/// A plan that the history may be the beginning of.
struct Candidate
{
    Pattern pattern;
    /// Rounds of the pattern with the points that nobody had so far, which newcomers may take.
    std::vector<Groups> whole;
    Method method = Method::Search;
    Totals promise;
};

Candidate candidateOf(const EveningPlan& plan)
{
    return {
        {plan.design.points, plan.rounds()}, plan.design.rounds, plan.design.method, plan.totals};
}

Candidate candidateOf(const Design& design)
{
    return {{design.points, design.rounds}, design.rounds, design.method, {}};
}

/// Where everybody is for the further rounds: those recognised who come again, and newcomers at
/// points that nobody needs.
class Places
{
public:
    Places(const Problem& problem, const Recognised& recognised, const Candidate& candidate,
           Random& random)
        : player_(at(candidate.pattern.points), emptyChair)
    {
        std::vector<Index> newcomers;
        for (Index player = 0; player < problem.players; ++player) {
            const auto point = recognised.pointOfPlayer[at(player)];
            if (problem.plays[at(player)] == 0) {
                continue;
            }
            if (point) {
                player_[at(*point)] = player;
            } else {
                newcomers.push_back(player);
            }
        }
        random.shuffle(newcomers);
        for (Index& player : player_) {
            if (player == emptyChair && !newcomers.empty()) {
                player = newcomers.back();
                newcomers.pop_back();
            }
        }
    }

    std::vector<Index>& players() { return player_; }

    Groups seated(const Groups& round) const
    {
        Groups groups;
        for (const auto& table : round) {
            auto& group = groups.emplace_back();
            for (const Index point : table) {
                if (player_[at(point)] != emptyChair) {
                    group.push_back(player_[at(point)]);
                }
            }
        }
        return groups;
    }

private:
    std::vector<Index> player_; ///< Of each point.
};

int repeatsIn(const Groups& round, const Meetings& before)
{
    int total = 0;
    for (const auto& table : round) {
        for (std::size_t i = 0; i < table.size(); ++i) {
            for (std::size_t j = i + 1; j < table.size(); ++j) {
                total += before.count(table[i], table[j]);
            }
        }
    }
    return total;
}

void add(const Groups& round, Meetings& meetings)
{
    for (const auto& table : round) {
        meetings.addTable(table);
    }
}

/// As many of the rounds as are to be planned, those with few repeats first: the evening may end
/// early.
std::vector<Groups> inOrder(const Problem& problem, std::vector<Groups> rounds)
{
    Meetings meetings = meetingsOfHistory(problem);
    std::vector<Groups> result;
    while (!rounds.empty() && result.size() < problem.rounds.size()) {
        const auto next =
            std::min_element(rounds.begin(), rounds.end(), [&](const Groups& a, const Groups& b) {
                return repeatsIn(a, meetings) < repeatsIn(b, meetings);
            });
        add(*next, meetings);
        result.push_back(std::move(*next));
        rounds.erase(next);
    }
    return result;
}

/// Continues candidates and keeps the best.
class Continuer
{
public:
    Continuer(const Problem& problem, Random& random)
        : problem_(problem), bounds_(computeBounds(problem)), random_(random)
    {}

    void attempt(const Candidate& candidate)
    {
        constexpr int fewPlayers = 40;
        const int looks = problem_.players <= fewPlayers ? 12 : 2;
        for (int look = 0; look < looks; ++look) {
            const auto recognised = recognise(problem_, candidate.pattern, random_);
            if (!recognised) {
                return;
            }
            judge(candidate, rest(candidate, *recognised));
            // Rounds left out tell which of several ways is the right one.
            if (recognised->roundOfPast.size() == problem_.history.size()) {
                return;
            }
        }
    }

    bool isDone() const { return best_ && best_->keepsPromise; }
    const std::optional<Continuation>& best() const { return best_; }

private:
    std::vector<Groups> rest(const Candidate& candidate, const Recognised& recognised)
    {
        Places places(problem_, recognised, candidate, random_);
        improveWishes(problem_, candidate.pattern.rounds, places.players(), random_);
        std::vector<char> taken(candidate.whole.size(), 0);
        for (const auto& round : recognised.roundOfPast) {
            if (round) {
                taken[*round] = 1;
            }
        }
        std::vector<Groups> rounds;
        for (std::size_t round = 0; round < taken.size(); ++round) {
            if (taken[round] == 0) {
                rounds.push_back(places.seated(candidate.whole[round]));
            }
        }
        random_.shuffle(rounds);
        // Rounds altered by hand, or by a search, come last as a rule.
        for (std::size_t past = recognised.roundOfPast.size();
             past < problem_.history.size() && !rounds.empty(); ++past) {
            dropLikest(rounds, problem_.history[past].tables);
        }
        return inOrder(problem_, std::move(rounds));
    }

    /// A past round that was not recognised has taken the place of the most similar one.
    void dropLikest(std::vector<Groups>& rounds, const Groups& past) const
    {
        Meetings meetings(problem_.players);
        add(past, meetings);
        const auto likest =
            std::max_element(rounds.begin(), rounds.end(), [&](const Groups& a, const Groups& b) {
                return repeatsIn(a, meetings) < repeatsIn(b, meetings);
            });
        rounds.erase(likest);
    }

    void judge(const Candidate& candidate, std::vector<Groups> rounds)
    {
        const Arrangement arrangement(problem_, rounds, random_);
        const Count count = countAll(problem_, arrangement);
        const Key key = orderOfGoals(count.totals, problem_);
        if (best_ && !(key < bestKey_)) {
            return;
        }
        const bool even = threesAreEven(problem_, count.threes) ||
                          count.totals.threes <= candidate.promise.threes;
        // Wishes that may cost repeats have to be searched for.
        const bool traded = problem_.clubWeight >= 100 && count.totals.clubmates > 0;
        const bool good = count.totals.forbidden == 0 && even && !traded &&
                          count.totals.c2 <= std::max(bounds_.c2, candidate.promise.c2);
        best_ = {std::move(rounds), candidate.method, good};
        bestKey_ = key;
    }

    const Problem& problem_;
    Bounds bounds_;
    Random& random_;
    std::optional<Continuation> best_;
    Key bestKey_{};
};

} // namespace

std::optional<Continuation> continuePlan(const Problem& problem, Random& random,
                                         const Workforce& workforce)
{
    const auto rounds = static_cast<int>(problem.history.size() + problem.rounds.size());
    if (problem.players > mostPointsRecognised || rounds > mostRoundsRecognised) {
        return std::nullopt;
    }
    const auto now = static_cast<int>(problem.rounds.front().seated.size());
    const auto begun = std::find_if(problem.history.begin(), problem.history.end(),
                                    [](const auto& round) { return !round.tables.empty(); });
    const int first = begun != problem.history.end() ? peopleIn(begun->tables) : now;
    std::size_t tables = problem.rounds.front().sizes.tables.size();
    for (const auto& round : problem.history) {
        tables = std::max(tables, round.tables.size());
    }
    Continuer continuer(problem, random);
    const auto attempt = [&](int players) {
        if (const auto plan = eveningPlan(players, rounds, problem.evennessFirst, workforce)) {
            continuer.attempt(candidateOf(*plan));
        }
    };
    attempt(first);
    if (now != first && !continuer.isDone()) {
        attempt(now);
    }
    if (!continuer.isDone()) {
        for (const Design& design : designsFor(static_cast<int>(tables) * chairsPerTable, rounds)) {
            continuer.attempt(candidateOf(design));
        }
    }
    return continuer.best();
}

} // namespace seating
