#pragma once

#include "core/seating/arrangement.h"
#include "core/seating/problem.h"
#include "core/seating/random.h"

#include <vector>

/// Table numbers and seats of an arrangement, shared as evenly as possible.
namespace seating {

/// Tables of one round by number, each in the order of its seats.
using SeatedRound = std::vector<std::vector<Index>>;

/// Tables with somebody bound to them keep their numbers; the others are numbered so that people
/// visit the same table as rarely as possible.
std::vector<SeatedRound> numberTables(const Problem& problem, const Arrangement& arrangement,
                                      Random& random);

/// Orders the people of each table so that everybody has each seat equally often. Without history
/// and tables of three, nobody's seat counts differ by more than one.
void orderSeats(const Problem& problem, std::vector<SeatedRound>& rounds);

} // namespace seating
