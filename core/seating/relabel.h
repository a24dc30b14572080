#pragma once

#include "core/seating/arrangement.h"
#include "core/seating/problem.h"
#include "core/seating/random.h"

#include <vector>

/// Assigns players to the points of a design: at random, but respecting wishes.
namespace seating {

/// groups: the rounds, with points from 0 to players - 1. Returns the player of each point. People
/// to be kept apart, and clubmates, get points that never meet as far as swapping two players finds
/// such points.
std::vector<Index> playersForPoints(const Problem& problem, const std::vector<Groups>& groups,
                                    Random& random);

} // namespace seating
