#pragma once

#include "core/seating/bounds.h"
#include "core/seating/seating.h"
#include "core/seating/starts.h"

/// The anytime search: a fixed number of logical workers, as many threads as are allowed.
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
    /// Starts from the plan that the history is the beginning of. A draw with nothing before and
    /// after it has no such plan.
    bool followsPlan = false;
    /// Keeps that plan where it is as good as it was, so that later draws find it again.
    bool keepsPlan = false;
    /// Ends the search after that many swaps even if time is left; 0: no limit.
    std::uint64_t mostSteps = 0;
};

Found search(const Problem& problem, const Bounds& bounds, const std::vector<Groups>& draft,
             const SearchOptions& options, const Hooks& hooks);

} // namespace seating
