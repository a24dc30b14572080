#pragma once

#include "core/seating/arrangement.h"
#include "core/seating/problem.h"
#include "core/seating/random.h"

#include <cstddef>
#include <optional>
#include <vector>

/// Recognises rounds played as rounds of a pattern.
namespace seating {

/// Rounds on abstract points, some of them without a table. A table played may lack people of a
/// table of the pattern.
struct Pattern
{
    int points = 0;
    std::vector<Groups> rounds;
};

/// Where the people are in a pattern.
struct Recognised
{
    std::vector<std::optional<int>> pointOfPlayer; ///< Empty for those who never played.
    /// For past rounds recognised, possibly not all. Nothing for a round without tables.
    std::vector<std::optional<std::size_t>> roundOfPast;
};

/// Larger patterns are not recognised.
inline constexpr int mostPointsRecognised = 200;
inline constexpr int mostRoundsRecognised = 60;

/// Finds a place in the pattern for everybody who has played, or, without a history, for everybody
/// in the first round to be planned: each past round then matches a different round of the pattern,
/// and people to be kept apart never meet in the pattern where possible. Later rounds that spoil
/// this are left out. A random choice among several ways. Nothing if none is found within a fixed
/// number of tries.
std::optional<Recognised> recognise(const Problem& problem, const Pattern& pattern, Random& random);

} // namespace seating
