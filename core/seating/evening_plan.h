#pragma once

#include "core/seating/design.h"
#include "core/seating/problem.h"
#include "core/seating/score.h"
#include "core/seating/workforce.h"

#include <optional>
#include <vector>

/// The plan on abstract points that the draws of an evening follow.
namespace seating {

struct EveningPlan
{
    /// As many rounds as wanted.
    Design design;
    /// Points of the design without a player: their tables are the tables of three. Empty if the
    /// design has its own tables of three.
    std::vector<int> empties;
    /// The costs of the plan.
    Totals totals;

    /// The rounds without the empty points.
    std::vector<Groups> rounds() const;
};

/// Always the same plan for the same arguments, so that a later draw finds the plan of an earlier
/// one again: few repeats and even threes, in the order of the goals. Nothing if the same people
/// cannot all be seated in every round, or are too many to recognise.
std::optional<EveningPlan> eveningPlan(int players, int rounds, Threes threes,
                                       const Workforce& workforce);

} // namespace seating
