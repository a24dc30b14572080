#pragma once

#include "core/standings.h"

#include <functional>
#include <map>
#include <optional>

/// What matches of Rommé 500 bring to the standings.
namespace core {

/// Whether matches bring match points by their places. Else what deals score is added up, and in a
/// knock-out nothing.
bool givesMatchPoints(const CardRules& rules);

/// Gives the tally of somebody, to be added to.
using TallyOf = std::function<Tally&(StartNumber)>;

/// Adds what a round brings that counts: deals, points, wins and byes. Points of a deal go to who
/// held the seat in it, those of a match to the seat's participant. Tie-breaker deals bring none,
/// and in a knock-out nothing does.
void addCardRound(const Settings& settings, const Round& round, const TallyOf& tallyOf);

/// Tally::reached of those for whom it is not 0. Counts rounds up to `after`.
std::map<StartNumber, std::int64_t> reachedIn(const Tournament& tournament,
                                              std::optional<RoundNumber> after);

} // namespace core
