#pragma once

#include "scoring/checks.h"
#include "scoring/romme500.h"

#include <cstdint>
#include <vector>

namespace scoring {

/// The most one hand can have melded: far above the value of the cards, even with jokers exchanged.
inline constexpr std::int32_t largestMelded = 1'000;
/// What all cards count in hand: in each suit 2 to 9 and four times 10, four aces and two jokers 15
/// each.
inline constexpr std::int32_t allInHand = 4 * (2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 4 * 10) + 6 * 15;

/// Why a deal of Rommé 500 is impossible.
enum class DealFault : std::uint8_t {
    NegativeMelded,
    NegativeHand,
    HandOfOne,         ///< No card counts 1 in hand.
    HandCountRefused,  ///< There is no deal with that many hands (`actual`, at least `limit`).
    SeveralEmptyHands, ///< Only one can go out (`actual` empty hands).
    NoEmptyHand,       ///< Nobody went out, and the stock was not used up.
    TooMuchInHand,     ///< Points in all hands (`actual`) exceed those of all cards (`limit`).
    TooLittleMelded,   ///< Something was melded (`actual`), but less than the smallest meld
                       ///< (`limit`).
    TooMuchMelded,     ///< By one hand (`actual`), more than `limit`.
};

/// Possible, but likely a mistake on the slip. The limits can be exceeded, because an exchanged
/// joker is laid down twice.
enum class DealDoubt : std::uint8_t {
    MuchMelded,         ///< `actual` points melded; the cards are worth `limit` on the table.
    MuchAltogether,     ///< `actual` points melded and in hand; all cards count `limit`.
    SameAsPreviousDeal, ///< The same numbers as in this table's previous deal.
};

/// Everything that makes the deal impossible; empty: it can be scored.
std::vector<Finding<DealFault>> dealFaults(const Deal& deal);

/// Everything suspicious about a deal without faults. `previous` is the deal before it at the same
/// table in the same round, if any.
std::vector<Finding<DealDoubt>> dealDoubts(const Deal& deal, const Deal* previous);

} // namespace scoring
