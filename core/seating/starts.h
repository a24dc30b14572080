#pragma once

#include "design.h"
#include "problem.h"
#include "random.h"

#include <vector>

/// Arrangements to start the search from: constructions first, then what is left to chance.
namespace seating {

struct Start
{
    Arrangement arrangement;
    Method method = Method::Search;
};

/// The start of one logical worker. draft: rounds to start from, as groups of players; continued:
/// what continueDesign() found.
Start makeStart(const Problem& problem, const std::vector<Groups>& draft,
                const std::vector<Groups>& continued, int worker, Random& random);

} // namespace seating
