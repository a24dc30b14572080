#include "core/seating/evening_plan.h"

#include "core/seating/bounds.h"
#include "core/seating/embedding.h"
#include "core/seating/index.h"
#include "core/seating/search.h"
#include "core/seating/sizes.h"
#include "core/seating/trim.h"

#include <algorithm>

namespace seating {
namespace {

constexpr std::uint64_t fixedSeed = 1;
constexpr std::uint64_t searchSteps = 1200000;

Problem problemOf(int players, int rounds, Threes threes)
{
    Request request;
    for (int number = 0; number < players; ++number) {
        request.players.push_back({PlayerId{number}, std::nullopt, std::nullopt});
    }
    request.rounds = rounds;
    request.threes = threes;
    return buildProblem(request);
}

std::vector<Groups> groupsOf(const Arrangement& arrangement)
{
    std::vector<Groups> rounds;
    for (int round = 0; round < arrangement.roundCount(); ++round) {
        Groups& groups = rounds.emplace_back();
        for (int table = 0; table < arrangement.tableCount(round); ++table) {
            groups.push_back(arrangement.table(round, table));
        }
    }
    return rounds;
}

EveningPlan trimmed(const Fitted& fitted)
{
    EveningPlan plan{{fitted.design.points, {}, fitted.design.method}, fitted.trim.empties, {}};
    for (const int round : fitted.trim.rounds) {
        plan.design.rounds.push_back(fitted.design.rounds[at(round)]);
    }
    return plan;
}

} // namespace

std::vector<Groups> EveningPlan::rounds() const
{
    std::vector<Groups> result = design.rounds;
    for (Groups& round : result) {
        for (auto& table : round) {
            table.erase(std::remove_if(table.begin(), table.end(),
                                       [&](Index point) {
                                           return std::find(empties.begin(), empties.end(),
                                                            point) != empties.end();
                                       }),
                        table.end());
        }
    }
    return result;
}

std::optional<EveningPlan> eveningPlan(int players, int rounds, Threes threes,
                                       const Workforce& workforce)
{
    constexpr int fewestPlayers = 6;
    if (players < fewestPlayers || players > mostPointsRecognised || rounds < 1) {
        return std::nullopt;
    }
    Random random(fixedSeed);
    const Fitted fitted = fitDesign(players, rounds, random);
    if (fitted.isPerfect(rounds)) {
        return trimmed(fitted);
    }
    const Problem problem = problemOf(players, rounds, threes);
    const Found found = search(problem, computeBounds(problem), {},
                               {fixedSeed, Steps{searchSteps}, workforce.threads, false, false, 0},
                               {nullptr, workforce.stop});
    return EveningPlan{{players, groupsOf(found.arrangement), found.method},
                       {},
                       countAll(problem, found.arrangement).totals};
}

} // namespace seating
