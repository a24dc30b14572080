#pragma once

#include "core/seating/design.h"
#include "core/seating/problem.h"
#include "core/seating/random.h"
#include "core/seating/workforce.h"

#include <optional>
#include <vector>

/// Recognises a history as the beginning of a known plan, and continues that plan.
namespace seating {

struct Continuation
{
    /// Groups for further rounds; fewer if the plan ends earlier.
    std::vector<Groups> rounds;
    Method method = Method::Search;
    /// Meetings and threes are as good as the known plan's: a search for better ones would abandon
    /// a plan that later draws can recognise.
    bool keepsPromise = false;
};

/// The best continuation found for the further rounds; chosen at random, as is the order of the
/// rounds. Newcomers take the points of people who left. Nothing if the history does not begin a
/// known plan, or if finding out takes too long.
std::optional<Continuation> continuePlan(const Problem& problem, Random& random,
                                         const Workforce& workforce);

} // namespace seating
