#pragma once

#include "bounds.h"
#include "quality.h"
#include "seats.h"

/// The quality sheet of a problem already in dense numbers.
namespace seating {

QualitySheet measureRounds(const Problem& problem, const Bounds& bounds, const Request& request,
                           const std::vector<SeatedRound>& rounds);

} // namespace seating
