#include "scoring/breakdown.h"

namespace scoring {
namespace {

void placeByStones(const Hands& hands, const Hand& hand, HandBreakdown& parts)
{
    int fewer = 0;
    int equal = 0;
    for (const auto& other : hands) {
        if (other) {
            fewer += other->stones < hand.stones ? 1 : 0;
            equal += other->stones == hand.stones ? 1 : 0;
        }
    }
    parts.firstPlace = fewer + 1;
    parts.lastPlace = fewer + equal;
}

void placeInFirstRound(const Hands& hands, const Hand& hand, HandBreakdown& parts)
{
    parts.firstPlace = hand.stones == 0 ? 1 : 2;
    parts.lastPlace = hand.stones == 0 ? 1 : playedHands(hands);
}

std::int64_t claimsOfOthers(const Hands& hands)
{
    std::int64_t claims = 0;
    for (const auto& hand : hands) {
        claims += hand && hand->stones > 0 ? hand->claims : 0;
    }
    return claims;
}

bool poolsClaims(const Rules& rules, Ending ending)
{
    return ending == Ending::FirstRoundRomme &&
           rules.options.firstRoundRommeClaims == FirstRoundRommeClaims::Pool;
}

} // namespace

bool shiftsValues(const Rules& rules, Ending ending)
{
    return ending == Ending::Early && rules.options.earlyTermination == EarlyTermination::Shifted;
}

PlaceValues valuesOf(const Rules& rules, const GameResult& game)
{
    const auto values = placeValues(rules.options.scale, rules.ruleSet, playedHands(game.hands));
    return shiftsValues(rules, game.ending) ? values.shifted() : values;
}

HandBreakdown breakdownOf(const Rules& rules, const GameResult& game, const PlaceValues& values,
                          const Hand& hand)
{
    HandBreakdown parts;
    const bool firstRound = game.ending == Ending::FirstRoundRomme;
    if (firstRound) {
        placeInFirstRound(game.hands, hand, parts);
    } else {
        placeByStones(game.hands, hand, parts);
    }
    const bool sharesPlaces = firstRound || rules.options.ties == Ties::Split;
    parts.lastAddedPlace = sharesPlaces ? parts.lastPlace : parts.firstPlace;
    parts.placeSharers = parts.lastAddedPlace - parts.firstPlace + 1;
    parts.placeSum = values.sum(parts.firstPlace, parts.lastAddedPlace);

    parts.claimsPooled = poolsClaims(rules, game.ending) && hand.stones > 0;
    parts.claimSum = parts.claimsPooled ? claimsOfOthers(game.hands) : hand.claims;
    parts.claimSharers = parts.claimsPooled ? playedHands(game.hands) - 1 : 1;
    return parts;
}

} // namespace scoring
