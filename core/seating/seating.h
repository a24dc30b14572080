#pragma once

#include "quality.h"
#include "refusal.h"
#include "request.h"

#include <functional>
#include <stop_token>
#include <variant>
#include <vector>

/// The door of the seating library.
///
///     const seating::Result result = seating::makePlan(request);
///     if (const auto* plan = std::get_if<seating::Plan>(&result)) { ... }
///
/// See also manual.h (swap, move and what they cost) and repair.h (latecomer, somebody missing).
namespace seating {

struct Plan
{
    /// The further rounds only, in order; tables by number.
    std::vector<Round> rounds;
    QualitySheet quality;
};

using Result = std::variant<Plan, Refusals>;

struct Progress
{
    std::uint64_t steps = 0;
    std::int64_t c2 = 0;
    std::int64_t c2Bound = 0;
};

struct Hooks
{
    /// Called from the calling thread, between slices of the search.
    std::function<void(const Progress&)> progress;
    /// A stop ends the search within milliseconds; the best plan so far is returned.
    std::stop_token stop;
};

/// Every fault found, one that returns in later rounds once, in the order of RefusalCode's meaning;
/// empty if the request can be planned.
Refusals check(const Request& request);

/// A plan, or what check() finds. Never throws for bad input.
Result makePlan(const Request& request, const Hooks& hooks = {});

/// The sheet of seatings made elsewhere: rounds are the further rounds of the request.
QualitySheet measure(const Request& request, const std::vector<Round>& rounds);

} // namespace seating
