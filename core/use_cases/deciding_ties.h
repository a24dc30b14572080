#pragma once

#include "core/change.h"
#include "core/result.h"

#include <cstdint>
#include <vector>

/// Decides ties that the rules leave open. Each function checks the request and returns what it
/// makes or why it is refused. Places: "/order", "/order/<index>", "/reason".
namespace core {

/// Puts people who are level in an order of their own. All who share the rank must be in it, and
/// all rounds must be complete. Replaces decisions that name any of them; a change without steps if
/// the same was decided.
Result<Change> decideTie(const Tournament& tournament, const TieDecision& decision);

/// Takes back the decision between exactly these people, in whatever order, whether or not it is in
/// force.
Result<Change> cancelTieDecision(const Tournament& tournament,
                                 const std::vector<StartNumber>& tied);

/// The people in an order drawn by lot; the same seed gives the same order. Refused like the
/// decision itself.
Result<TieDecision> drawTie(const Tournament& tournament, std::vector<StartNumber> tied,
                            std::uint64_t seed);

/// What somebody had left in a play-off: in its game, and in each further one that those still
/// level had to play.
struct PlayOffStones
{
    StartNumber number{1};
    std::vector<std::int32_t> stones;
};

/// The decision by a play-off: the fewest stones first, among equals the fewest in the next game.
/// The reason is the stones in that order, "0 : 5/3 : 5/8". Refused while people are level
/// ("/stones"): these play again.
Result<TieDecision> playOffDecision(std::vector<PlayOffStones> hands);

} // namespace core
