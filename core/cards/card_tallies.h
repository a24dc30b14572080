#pragma once

#include "core/model/tally.h"
#include "core/model/tournament.h"

#include <map>
#include <optional>

/// Contributions of Rommé 500 matches to the standings.
namespace core {

/// Whether matches give match points by places. Otherwise the scores of the deals are added up, and
/// in a knock-out nothing.
bool givesMatchPoints(const CardRules& rules);

/// Adds the deals, points and wins of a table in a round that counts. Points of a deal go to the
/// holder of the seat, those of a match to the seat's participant. Tie-breaker deals score none,
/// and nothing scores in a knock-out.
void addCardTable(const Settings& settings, const Round& round, const Table& table,
                  const TallyOf& tallyOf);

/// The decided match of a table; empty while undecided.
Contest cardContestOf(const Settings& settings, const Round& round, const Table& table);

/// Tally::reached where it is not 0, counting rounds up to `after`.
std::map<StartNumber, std::int64_t> reachedIn(const Tournament& tournament,
                                              std::optional<RoundNumber> after);

} // namespace core
