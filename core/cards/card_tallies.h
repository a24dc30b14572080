#pragma once

#include "core/model/tally.h"
#include "core/tournament.h"

#include <map>
#include <optional>

/// What matches of Rommé 500 contribute to the standings.
namespace core {

/// Whether matches give match points by places. Otherwise the scores of the deals are added up, and
/// in a knock-out nothing.
bool givesMatchPoints(const CardRules& rules);

/// Adds what a table of a round that counts brings: deals, points and wins. Points of a deal go to
/// whoever held the seat in it, those of a match to the seat's participant. Tie-breaker deals bring
/// none, and in a knock-out nothing does.
void addCardTable(const Settings& settings, const Round& round, const Table& table,
                  const TallyOf& tallyOf);

/// The decided match of a table; nobody while it is not decided.
Contest cardContestOf(const Settings& settings, const Round& round, const Table& table);

/// Tally::reached of those for whom it is not 0. Counts rounds up to `after`.
std::map<StartNumber, std::int64_t> reachedIn(const Tournament& tournament,
                                              std::optional<RoundNumber> after);

} // namespace core
