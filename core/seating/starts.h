#pragma once

#include "core/seating/continuation.h"
#include "core/seating/design.h"
#include "core/seating/problem.h"
#include "core/seating/random.h"

#include <optional>
#include <vector>

/// Arrangements from which the search starts: constructions first, then random ones.
namespace seating {

struct Start
{
    Arrangement arrangement;
    Method method = Method::Search;
};

/// The logical worker whose start separates people who must never meet.
inline constexpr int wishKeepingWorker = 3;

/// The start of one logical worker. draft: rounds to start from, as groups of players.
Start makeStart(const Problem& problem, const std::vector<Groups>& draft,
                const std::optional<Continuation>& continued, int worker, Random& random);

} // namespace seating
