#pragma once

#include "core/seating/design.h"
#include "core/seating/problem.h"

#include <vector>

/// Recognises a history as the beginning of a known design, and continues that design.
namespace seating {

/// Groups for the further rounds if all past rounds are rounds of one known design; empty if not,
/// or if that takes too long to find out. Newcomers take the points of players who left.
std::vector<Groups> continueDesign(const Problem& problem);

} // namespace seating
