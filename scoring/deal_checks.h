#pragma once

#include "scoring/checks.h"
#include "scoring/romme500.h"

#include <cstdint>
#include <vector>

namespace scoring {

/// Why a deal of Rommé 500 cannot be what was played.
enum class DealFault : std::uint8_t {
    NegativeMelded,
    NegativeHand,
    HandOfOne,         ///< No card counts 1 in hand.
    HandCountRefused,  ///< There is no deal of so many hands (`actual`, at least `limit`).
    SeveralEmptyHands, ///< Only one can go out (`actual` empty hands).
    NoEmptyHand,       ///< Nobody went out, yet the stock was not used up.
    TooMuchInHand,     ///< Points in all hands (`actual`) exceed those of all cards (`limit`).
    TooLittleMelded,   ///< Something was melded (`actual`), but less than the smallest meld
                       ///< (`limit`).
};

/// What is possible but looks like a mistake on the slip. The limits can be exceeded because a
/// joker that is exchanged for its card is laid down twice.
enum class DealDoubt : std::uint8_t {
    MuchMelded,         ///< `actual` points melded; the cards are worth `limit` on the table.
    MuchAltogether,     ///< `actual` points melded and in hand; all cards count `limit`.
    SameAsPreviousDeal, ///< The same numbers as in the deal before at this table.
};

/// All that makes the deal impossible; empty: it can be scored.
std::vector<Finding<DealFault>> dealFaults(const Deal& deal);

/// All that is suspicious about a deal that has no fault. `previous` is the deal before it at the
/// same table in the same round, where there is one.
std::vector<Finding<DealDoubt>> dealDoubts(const Deal& deal, const Deal* previous);

} // namespace scoring
