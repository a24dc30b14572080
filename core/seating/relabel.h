#pragma once

#include "arrangement.h"
#include "problem.h"
#include "random.h"

#include <vector>

/// Which player takes which point of a design: at random, but with wishes in mind.
namespace seating {

/// groups: the rounds with the numbers 0 to players - 1 for points. Returns the player of each
/// point; people to be kept apart and clubmates get points that don't meet, as far as swaps of two
/// players find such points.
std::vector<Index> playersForPoints(const Problem& problem, const std::vector<Groups>& groups,
                                    Random& random);

} // namespace seating
