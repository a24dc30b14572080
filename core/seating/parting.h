#pragma once

#include "request.h"
#include "sizes.h"

#include <map>
#include <vector>

/// Whether the pairs to be kept apart fit at the tables of one round at all.
namespace seating {

/// The people who can't be parted at these tables; empty if they can, or if that is too hard to
/// tell. homes: table numbers of those bound to a table.
std::vector<PlayerId> unpartable(const std::vector<PlayerPair>& pairs,
                                 const std::map<PlayerId, int>& homes, const RoundSizes& sizes);

} // namespace seating
