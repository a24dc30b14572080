#pragma once

#include "core/seating/arrangement.h"
#include "core/seating/problem.h"
#include "core/seating/random.h"

#include <vector>

/// Assigns players to the points of a design: at random, but respecting wishes.
namespace seating {

/// groups: the rounds, with points from 0 to players - 1. Returns the player of each point. People
/// to be kept apart, and clubmates, get points that never meet if swapping two players finds such
/// points.
std::vector<Index> playersForPoints(const Problem& problem, const std::vector<Groups>& groups,
                                    Random& random);

/// Swaps points of people who have always sat together so far, to satisfy wishes. Points without a
/// player hold emptyChair.
void improveWishes(const Problem& problem, const std::vector<Groups>& groups,
                   std::vector<Index>& playerOfPoint, Random& random);

} // namespace seating
