#pragma once

#include "core/seating/request.h"
#include "core/seating/sizes.h"

#include <map>
#include <vector>

/// Whether all pairs that want to be kept apart can be, given the tables of one round.
namespace seating {

/// Players who cannot be kept apart at these tables; empty if all can, or if that takes too long to
/// find out. homes: table numbers of those bound to a table.
std::vector<PlayerId> unpartable(const std::vector<PlayerPair>& pairs,
                                 const std::map<PlayerId, int>& homes, const RoundSizes& sizes);

} // namespace seating
