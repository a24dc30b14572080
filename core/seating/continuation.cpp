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

/// A plan that the history may begin.
struct Candidate
{
    Pattern pattern;
    /// Rounds of the pattern with points nobody has had so far, available to newcomers.
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

/// Everyone's points for the further rounds: recognised people who return, and newcomers at unused
/// points for as long as they come.
class Places
{
public:
    Places(const Problem& problem, const Recognised& recognised, const Candidate& candidate,
           Random& random)
        : attends_(problem.rounds.size(), std::vector<char>(at(problem.players), 0)),
          peopleAt_(at(candidate.pattern.points))
    {
        for (std::size_t round = 0; round < problem.rounds.size(); ++round) {
            for (const Index player : problem.rounds[round].seated) {
                attends_[round][at(player)] = 1;
            }
        }
        std::vector<Index> first(peopleAt_.size(), emptyChair);
        for (Index player = 0; player < problem.players; ++player) {
            const auto point = recognised.pointOfPlayer[at(player)];
            if (problem.plays[at(player)] == 0) {
                continue;
            }
            if (point) {
                first[at(*point)] = player;
            } else {
                newcomers_.push_back(player);
            }
        }
        random.shuffle(newcomers_);
        for (Index& player : first) {
            if (player == emptyChair && !newcomers_.empty()) {
                player = newcomers_.back();
                newcomers_.pop_back();
            }
        }
        improveWishes(problem, candidate.pattern.rounds, first, random);
        for (std::size_t point = 0; point < first.size(); ++point) {
            if (first[point] != emptyChair) {
                peopleAt_[point].push_back(first[point]);
            }
        }
        placeSuccessors();
    }

    /// A round of the pattern with those who attend the further round.
    Groups seated(const Groups& round, std::size_t further) const
    {
        Groups groups;
        for (const auto& table : round) {
            auto& group = groups.emplace_back();
            for (const Index point : table) {
                for (const Index player : peopleAt_[at(point)]) {
                    if (attends_[further][at(player)] != 0) {
                        group.push_back(player);
                    }
                }
            }
        }
        return groups;
    }

private:
    /// The remaining newcomers take points whose people come in other rounds.
    void placeSuccessors()
    {
        for (const Index newcomer : newcomers_) {
            const auto point =
                std::find_if(peopleAt_.begin(), peopleAt_.end(), [&](const auto& people) {
                    return std::none_of(people.begin(), people.end(), [&](Index player) {
                        return comeTogether(player, newcomer);
                    });
                });
            if (point != peopleAt_.end()) {
                point->push_back(newcomer);
            }
        }
    }

    bool comeTogether(Index one, Index other) const
    {
        return std::any_of(attends_.begin(), attends_.end(), [&](const auto& attends) {
            return attends[at(one)] != 0 && attends[at(other)] != 0;
        });
    }

    std::vector<std::vector<char>> attends_; ///< Of each further round and player.
    std::vector<std::vector<Index>> peopleAt_;
    std::vector<Index> newcomers_;
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

/// As many rounds as are to be planned, those with few repeats first, as the evening may end early.
std::vector<Groups> inOrder(const Problem& problem, const Places& places,
                            std::vector<const Groups*> rounds)
{
    Meetings meetings = meetingsOfHistory(problem);
    std::vector<Groups> result;
    while (!rounds.empty() && result.size() < problem.rounds.size()) {
        const auto repeats = [&](const Groups* round) {
            return repeatsIn(places.seated(*round, result.size()), meetings);
        };
        const auto next =
            std::min_element(rounds.begin(), rounds.end(), [&](const Groups* a, const Groups* b) {
                return repeats(a) < repeats(b);
            });
        Groups seated = places.seated(**next, result.size());
        add(seated, meetings);
        result.push_back(std::move(seated));
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
            // Skipped rounds show which of several ways is right.
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
        const Places places(problem_, recognised, candidate, random_);
        std::vector<char> taken(candidate.whole.size(), 0);
        for (const auto& round : recognised.roundOfPast) {
            if (round) {
                taken[*round] = 1;
            }
        }
        std::vector<const Groups*> rounds;
        for (std::size_t round = 0; round < taken.size(); ++round) {
            if (taken[round] == 0) {
                rounds.push_back(&candidate.whole[round]);
            }
        }
        random_.shuffle(rounds);
        // Rounds altered by hand or by a search usually come last.
        for (std::size_t past = recognised.roundOfPast.size();
             past < problem_.history.size() && !rounds.empty(); ++past) {
            dropLikest(rounds, places, problem_.history[past].tables);
        }
        return inOrder(problem_, places, std::move(rounds));
    }

    /// An unrecognised past round has taken the place of the most similar one.
    void dropLikest(std::vector<const Groups*>& rounds, const Places& places,
                    const Groups& past) const
    {
        Meetings meetings(problem_.players);
        add(past, meetings);
        const auto likeness = [&](const Groups* round) {
            return repeatsIn(places.seated(*round, 0), meetings);
        };
        rounds.erase(
            std::max_element(rounds.begin(), rounds.end(), [&](const Groups* a, const Groups* b) {
                return likeness(a) < likeness(b);
            }));
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
                          (count.totals.uneven <= candidate.promise.uneven &&
                           count.totals.threes <= candidate.promise.threes);
        // Wishes that may cost repeats need a search.
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
        if (const auto plan = eveningPlan(players, rounds, problem.threes, workforce)) {
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
