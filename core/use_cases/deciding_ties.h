#pragma once

#include "core/change/change.h"
#include "core/model/result.h"

#include <cstdint>
#include <vector>

/// Decides ties that the rules leave open. Each function checks the request and returns its result
/// or why it is refused. Places: "/order", "/order/<index>", "/reason".
namespace core {

/// Puts people who are level in order, at the end or between rounds. Everyone who shares the rank
/// must be included, and nobody's table may have missing results. Replaces decisions that name any
/// of them; the change is empty if already decided so.
Result<Change> decideTie(const Tournament& tournament, const TieDecision& decision);

/// Revokes the decision between exactly these people, in any order, whether or not it is in force.
Result<Change> cancelTieDecision(const Tournament& tournament,
                                 const std::vector<StartNumber>& tied);

/// Adds the end of all decisions, for a change by which another round counts or one no longer does:
/// they were made between people level after the rounds that counted then.
void addEndOfTieDecisions(const Tournament& tournament, Change& change);

/// The people in an order drawn by lot; the same seed gives the same order. Refused like the
/// decision itself.
Result<TieDecision> drawTie(const Tournament& tournament, std::vector<StartNumber> tied,
                            std::uint64_t seed);

/// Stones a person had left in a play-off: in its game, and in each further game among those still
/// level.
struct PlayOffStones
{
    StartNumber number{1};
    std::vector<std::int32_t> stones;
};

/// The decision by a play-off: the fewest stones first, among equals the fewest in the next game.
/// The reason is the stones in that order, "0 : 5/3 : 5/8". Refused while people are level
/// ("/stones"): they play again.
Result<TieDecision> playOffDecision(std::vector<PlayOffStones> hands);

} // namespace core
