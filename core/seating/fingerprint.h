#pragma once

#include "core/seating/arrangement.h"

#include <cstdint>
#include <vector>

/// Tells pairs of rounds apart by structure alone, whatever the names of people and tables.
namespace seating {

/// One number for each person, 0 for those who don't sit in both rounds. If renaming people turns
/// one pair of rounds into another, it leaves everybody's number as it is; unequal structures
/// differ in some number almost always.
std::vector<std::uint64_t> fingerprints(const Groups& first, const Groups& second, int people);

} // namespace seating
