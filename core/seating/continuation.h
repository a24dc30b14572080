#pragma once

#include "design.h"
#include "problem.h"

#include <vector>

/// Recognises a history as the beginning of a known design and goes on with the design.
namespace seating {

/// Groups for the further rounds if all past rounds are rounds of one known design; empty if not,
/// or if that is too hard to tell. Newcomers take the points of those who are gone.
std::vector<Groups> continueDesign(const Problem& problem);

} // namespace seating
