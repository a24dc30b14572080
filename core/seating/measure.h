#pragma once

#include "core/seating/bounds.h"
#include "core/seating/quality.h"
#include "core/seating/seats.h"

/// The quality sheet of a problem with dense indices.
namespace seating {

QualitySheet measureRounds(const Problem& problem, const Bounds& bounds, const Request& request,
                           const std::vector<SeatedRound>& rounds);

} // namespace seating
