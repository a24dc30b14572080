#pragma once

#include "core/seating/design.h"
#include "core/seating/problem.h"
#include "core/seating/random.h"

#include <vector>

/// Arrangements from which the search starts: constructions first, then random ones.
namespace seating {

struct Start
{
    Arrangement arrangement;
    Method method = Method::Search;
};

/// The logical worker whose start keeps people apart who must never meet.
inline constexpr int wishKeepingWorker = 3;

/// The start of one logical worker. draft: rounds to start from, as groups of players; continued:
/// what continueDesign() found.
Start makeStart(const Problem& problem, const std::vector<Groups>& draft,
                const std::vector<Groups>& continued, int worker, Random& random);

} // namespace seating
