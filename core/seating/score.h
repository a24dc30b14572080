#pragma once

#include "arrangement.h"
#include "meetings.h"
#include "problem.h"

#include <array>
#include <cstdint>

/// What an arrangement costs, goal by goal, and the order of the goals.
namespace seating {

/// Shares of threes are compared in eighths, so that all costs are integers.
inline constexpr int threesUnit = 8;

struct Totals
{
    std::int64_t forbidden = 0;
    std::int64_t c2 = 0;
    std::int64_t triples = 0; ///< Sum of m(m-1)(m-2)/6: three meetings are worse than twice two.
    std::int64_t threes = 0;  ///< Sum of squared distances from the share, in square eighths.
    std::int64_t clubmates = 0;
    std::int64_t gaps = 0; ///< Sum of squared rank differences within tables.

    Totals& operator+=(const Totals& other);
};

/// Smaller is better, from left to right.
using Key = std::array<std::int64_t, 5>;

Key orderOfGoals(const Totals& totals, const Problem& problem);

/// Rank gaps count against a repeated meeting at this rate: one gap of 100 ranks.
inline constexpr std::int64_t gapsPerRepeat = 10000;

/// The target share of threes of each player, in eighths.
int threesTarget(const Problem& problem, Index player);

struct Count
{
    Meetings meetings;
    std::vector<int> threes;
    Totals totals;
};

/// Counts everything anew, history included.
Count countAll(const Problem& problem, const Arrangement& arrangement);

/// Nobody is a whole table of three away from the share (max - min is at most 1 where all shares
/// are equal).
bool threesAreEven(const Problem& problem, const std::vector<int>& threes);

} // namespace seating
