#pragma once

#include "core/seating/design.h"
#include "core/seating/random.h"

#include <optional>
#include <vector>

/// Fits a design to the number of players: selects rounds, and points to leave empty.
namespace seating {

struct Trim
{
    std::vector<int> rounds;  ///< Of the design, as many as wanted or as there are.
    std::vector<int> empties; ///< Points without a player.
    int threesSpread = 0;     ///< Most minus fewest tables of three per point.
    bool clean = true;        ///< No two empty points share a table.
};

/// Looks for empty points that never meet and spread the threes evenly; stops at a spread of 1.
Trim trimDesign(const Design& design, int players, int rounds, Random& random);

struct Fitted
{
    Design design;
    Trim trim;

    /// Whether nobody meets twice and the threes are even.
    bool isPerfect(int rounds) const;
};

/// The design with the most usable rounds; among these, the one with the most even threes.
Fitted fitDesign(int players, int rounds, Random& random);

/// The groups of the chosen rounds with players for points; playerOfPoint follows the order of the
/// points that are used.
std::vector<Groups> applyTrim(const Design& design, const Trim& trim,
                              const std::vector<Index>& playerOfPoint);

} // namespace seating
