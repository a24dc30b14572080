#pragma once

#include "arrangement.h"
#include "problem.h"
#include "random.h"

#include <vector>

/// Who sits where at the tables found: table numbers and seats, shared as evenly as can be.
namespace seating {

/// Tables of one round by number, each in the order of its seats.
using SeatedRound = std::vector<std::vector<Index>>;

/// Tables with somebody bound to them keep their numbers; the others are numbered so that nobody
/// sits at one table more often than needed.
std::vector<SeatedRound> numberTables(const Problem& problem, const Arrangement& arrangement,
                                      Random& random);

/// Puts the people of each table in order so that everybody has each seat equally often. Without
/// history and tables of three no one's seats differ by more than one.
void orderSeats(const Problem& problem, std::vector<SeatedRound>& rounds);

} // namespace seating
