#pragma once

#include "scoring/romme500.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>

/// A match of Rommé 500 adds up the scores of the deals of one table.
namespace scoring {

/// Continues until somebody reaches the target; then the highest total wins.
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

/// One seat's totals in a match.
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
    std::optional<MatchEnd> end;                 ///< Empty while it is running.
    std::size_t deals = 0; ///< How many of the given deals belong to it; all while it is running.

    friend bool operator==(const MatchScore&, const MatchScore&) = default;
};

/// The score of a match after these deals, in the order they were played; nullptr for a deal closed
/// without a result. They must have no faults; deals after the end of the match are ignored.
MatchScore scoreMatch(const MatchForm& form, std::span<const Deal* const> deals);

/// The match points of each participant who shares the places `first` to `last` (from 1) in a match
/// of `players` (2 to 4).
MatchPoints pointsOfPlaces(const Rules& rules, int players, int first, int last);

} // namespace scoring
