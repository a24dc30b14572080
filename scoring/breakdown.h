#pragma once

#include "scoring/rummy.h"

namespace scoring {

/// The derivation of a hand's points, used for both its score and its explanation.
struct HandBreakdown
{
    int firstPlace = 1;
    int lastPlace = 1;
    /// The places whose values are added run from firstPlace to `lastAddedPlace`.
    int lastAddedPlace = 1;
    int placeSharers = 1;
    MatchPoints placeSum;
    bool claimsPooled = false;
    std::int64_t claimSum = 0;
    int claimSharers = 1;

    [[nodiscard]] MatchPoints gmp() const { return placeSum.sharedBy(placeSharers); }
    [[nodiscard]] MatchPoints cmp() const
    {
        return MatchPoints::fromPoints(claimSum).sharedBy(claimSharers);
    }
};

/// Whether the option shifts the values because nobody went out.
bool shiftsValues(const Rules& rules, Ending ending);

/// The values of the places of this game, shifted if the option says so.
PlaceValues valuesOf(const Rules& rules, const GameResult& game);

/// `hand` is one of the game's hands and `values` the game's valuesOf.
HandBreakdown breakdownOf(const Rules& rules, const GameResult& game, const PlaceValues& values,
                          const Hand& hand);

} // namespace scoring
