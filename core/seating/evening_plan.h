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
    /// Points of the design without a player: their tables are the tables of three. None where the
    /// tables of three of the design itself are meant.
    std::vector<int> empties;
    /// What the plan costs.
    Totals totals;

    /// The rounds without the empty points.
    std::vector<Groups> rounds() const;
};

/// The same plan whenever it is asked for, so that a later draw finds the plan of an earlier one
/// again: with few repeats and even threes as the goals are ordered. Nothing if the same people
/// cannot all sit down in each round, or are too many to be recognised.
std::optional<EveningPlan> eveningPlan(int players, int rounds, bool evennessFirst,
                                       const Workforce& workforce);

} // namespace seating
