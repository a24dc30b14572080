#pragma once

#include "scoring/rummy.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace scoring {

/// The rule or option that turned a hand's places into its GMP.
enum class GmpRule : std::uint8_t {
    OwnPlace,             ///< The value of its unshared place.
    TiesSplit,            ///< The values of the tied places, added and shared equally.
    TiesHigh,             ///< The value of the better of the tied places.
    FirstRoundRomme,      ///< Went out in the first circuit: the maximum.
    FirstRoundRommeShare, ///< An equal share of what the first-round winner leaves.
};

/// The rule or option behind a hand's CMP.
enum class CmpRule : std::uint8_t {
    None,   ///< The rules have no claims.
    Own,    ///< One point per claim.
    Pooled, ///< An equal share of the claims of all but the first-round winner.
};

/// The parts of a hand's score; the texts are made in core/texts.
struct HandExplanation
{
    std::int32_t stones = 0;
    int firstPlace = 1; ///< The hand holds the places from here …
    int lastPlace = 1;  ///< … to here, together with the hands it is tied with.
    /// The values added and then shared by that many hands: those of the places held; under
    /// GmpRule::TiesHigh only the first.
    std::vector<MatchPoints> addedValues;
    GmpRule gmpRule = GmpRule::OwnPlace;
    bool shifted = false; ///< Ended early, and nobody gets the value of first place.
    MatchPoints gmp;

    CmpRule cmpRule = CmpRule::None;
    std::int64_t claimSum = 0; ///< The claims added …
    int claimSharers = 1;      ///< … and shared by this many hands.
    MatchPoints cmp;

    bool won = false;

    [[nodiscard]] MatchPoints total() const { return gmp + cmp; }
};

/// Why the hand at `seat` earned what scoreGame gives it; nothing if the seat did not play.
/// The game has no fault (see checks.h).
std::optional<HandExplanation> explainHand(const Rules& rules, const GameResult& game,
                                           std::size_t seat);

} // namespace scoring
