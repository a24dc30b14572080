#pragma once

#include "romme500.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>

/// A match of Rommé 500: the deals of one table, whose scores are added up.
namespace scoring {

/// Goes on until somebody has the target or more; then the highest total wins.
struct TargetMatch
{
    std::int32_t target = 500; ///< 1 or more.

    friend bool operator==(const TargetMatch&, const TargetMatch&) = default;
};

inline constexpr std::int32_t mostQuickDeals = 3;

/// Has a fixed number of deals; the highest total wins.
struct QuickMatch
{
    std::int32_t deals = 1; ///< 1 to mostQuickDeals.

    friend bool operator==(const QuickMatch&, const QuickMatch&) = default;
};

using MatchForm = std::variant<TargetMatch, QuickMatch>;

/// Why a match is over.
enum class MatchEnd : std::uint8_t {
    TargetReached,
    DealsPlayed, ///< As many as agreed; those closed without a result count.
    TimeRanOut,  ///< A deal of a match to a target was closed without a result.
};

/// What one seat has collected in a match.
struct SeatTotal
{
    std::int64_t score = 0;
    std::int64_t melded = 0;
    std::int64_t deals = 0;               ///< Those it played.
    std::optional<std::int32_t> lastHand; ///< Left in hand in the last of them.

    friend bool operator==(const SeatTotal&, const SeatTotal&) = default;
};

struct MatchScore
{
    std::array<SeatTotal, largestTable> seats{}; ///< Seat A first.
    std::optional<MatchEnd> end;                 ///< Nothing: it goes on.
    std::size_t deals = 0; ///< Of those given the first so many belong to it; all while it goes on.

    friend bool operator==(const MatchScore&, const MatchScore&) = default;
};

/// How a match stands after these deals, in the order in which they were played; nullptr: closed
/// without a result. They have no fault but may go on after the end: what comes then is left out.
MatchScore scoreMatch(const MatchForm& form, std::span<const Deal* const> deals);

/// What each of the participants is worth who share the places `first` to `last` (from 1) in a
/// match of `players` (2 to 4).
MatchPoints pointsOfPlaces(const Rules& rules, int players, int first, int last);

} // namespace scoring
