#pragma once

#include <cstdint>

/// What evenly shared tables of three cost, by counting.
namespace seating {

/// The least sum over pairs of m(m-1)/2 of rounds without history, attended by everybody, in which
/// nobody has more than one table of three more than anybody else. 0 where counting shows nothing:
/// with more than four tables, or without tables of four or of three.
std::int64_t leastC2OfEvenThrees(int players, int rounds);

} // namespace seating
