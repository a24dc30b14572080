#pragma once

#include "core/seating/quality.h"
#include "core/seating/refusal.h"
#include "core/seating/request.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

/// The entry point of the seating library.
///
///     const seating::Result result = seating::makePlan(request);
///     if (const auto* plan = std::get_if<seating::Plan>(&result)) { ... }
///
/// See also manual.h (swaps and moves with their cost) and repair.h (latecomers, missing people).
namespace seating {

struct OtherPlan
{
    std::vector<Round> rounds;
    QualitySheet quality;
};

struct Plan
{
    /// The planned rounds only, in order; tables by number.
    std::vector<Round> rounds;
    QualitySheet quality;
    /// With QualitySheet::priceOfEvenThrees: the plan of Threes::Fair beside one of Threes::First,
    /// or the reverse.
    std::optional<OtherPlan> other = {};
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
    /// Called in the calling thread between slices of the search.
    std::function<void(const Progress&)> progress;
    /// A stop request ends the search within milliseconds; returning the best plan so far.
    std::stop_token stop;
};

/// All faults; one repeated in later rounds is reported once. Empty if the request can be planned.
Refusals check(const Request& request);

/// A plan, or the faults that check() finds. Never throws for invalid input.
Result makePlan(const Request& request, const Hooks& hooks = {});

/// The quality sheet of existing seatings: `rounds` replace the rounds to be planned.
QualitySheet measure(const Request& request, const std::vector<Round>& rounds);

} // namespace seating
