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
    /// Groups for the further rounds; fewer if the plan ends before.
    std::vector<Groups> rounds;
    Method method = Method::Search;
    /// Meetings and threes are as good as the known plan's: searching for better ones would leave a
    /// plan that later draws find again.
    bool keepsPromise = false;
};

/// The best continuation found for the further rounds; which one, and in which order the rounds
/// come, is drawn. Newcomers take the points of people who left. Nothing if the history is not the
/// beginning of a known plan, or if that takes too long to find out.
std::optional<Continuation> continuePlan(const Problem& problem, Random& random,
                                         const Workforce& workforce);

} // namespace seating
