#pragma once

#include "core/seating/arrangement.h"
#include "core/seating/meetings.h"
#include "core/seating/problem.h"

#include <array>
#include <cstdint>

/// The cost of an arrangement per goal, and the order of the goals.
namespace seating {

/// Shares of threes are compared in eighths, so that all costs are integers.
inline constexpr int threesUnit = 8;

struct Totals
{
    std::int64_t forbidden = 0;
    std::int64_t c2 = 0;
    std::int64_t triples = 0; ///< Sum of m(m-1)(m-2)/6: three meetings are worse than twice two.
    std::int64_t threes = 0;  ///< Sum of squared distances from the share, in square eighths.
    std::int64_t uneven = 0;  ///< Sum of unevenness(); 0 with Threes::Last.
    std::int64_t tooFar = 0;  ///< Sum of tooFarAway(); 0 with Threes::Last.
    std::int64_t clubmates = 0;
    std::int64_t familiar = 0; ///< Sum of the familiarity of people at one table.
    std::int64_t gaps = 0;     ///< Sum of squared rank differences within tables.

    Totals& operator+=(const Totals& other);
};

/// Smaller is better, compared left to right.
using Key = std::array<std::int64_t, 7>;

/// Where a key has the threes that come before meetings.
inline constexpr std::size_t unevenPlace = 1;

Key orderOfGoals(const Totals& totals, const Problem& problem);

/// A repeated meeting weighs as much as one gap of 100 ranks.
inline constexpr std::int64_t gapsPerRepeat = 10000;
/// A person a whole table of three away from the share weighs a little less, where that may be.
inline constexpr std::int64_t gapsPerUneven = 2000;

/// The target share of threes of each player, in eighths.
int threesTarget(const Problem& problem, Index player);

/// How many whole tables of three the player is away from the share: 0 if shared evenly.
int wholeThreesAway(const Problem& problem, Index player, int threes);

/// A whole table of three away from the share weighs as much as four people outside their range.
inline constexpr int unevenUnit = 4;

/// Squared whole tables away from the share, in fourths; 1 for a number near the share outside
/// Problem::threesRange, which is needed.
int unevenness(const Problem& problem, Index player, int threes);

/// Squared whole tables away from the share beyond the one that Threes::Fair allows.
int tooFarAway(const Problem& problem, Index player, int threes);

struct Count
{
    Meetings meetings;
    std::vector<int> threes;
    Totals totals;
};

/// Computes everything from scratch, including history.
Count countAll(const Problem& problem, const Arrangement& arrangement);

/// Whether everybody is less than one table of three away from their share, and within
/// Problem::threesRange; with equal shares the numbers then differ by at most 1.
bool threesAreEven(const Problem& problem, const std::vector<int>& threes);

} // namespace seating
