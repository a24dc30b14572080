#pragma once

#include "core/seating/bounds.h"
#include "core/seating/seating.h"
#include "core/seating/starts.h"

/// The anytime search: a fixed number of logical workers, and as many threads as allowed.
namespace seating {

inline constexpr int logicalWorkers = 4;

struct Found
{
    Arrangement arrangement;
    Method method = Method::Search;
};

struct SearchOptions
{
    std::uint64_t seed = 1;
    Limit limit;
    int threads = 1;
    /// Starts from the plan that the history begins. A draw with nothing before or after it has no
    /// such plan.
    bool followsPlan = false;
    /// Keeps that plan if still as good, so that later draws recognise it.
    bool keepsPlan = false;
    /// Ends the search after that many swaps even if there is time left; 0: no limit.
    std::uint64_t mostSteps = 0;
};

Found search(const Problem& problem, const Bounds& bounds, const std::vector<Groups>& draft,
             const SearchOptions& options, const Hooks& hooks);

} // namespace seating
