#pragma once

#include "core/seating/arrangement.h"

#include <cstdint>
#include <vector>

/// Distinguishes pairs of rounds by structure only, ignoring the names of people and tables.
namespace seating {

/// One number for each person, 0 for those who don't sit in both rounds. Renaming people that maps
/// one pair of rounds to another keeps everyone's number; different structures almost always differ
/// in some number.
std::vector<std::uint64_t> fingerprints(const Groups& first, const Groups& second, int people);

} // namespace seating
