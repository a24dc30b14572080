#pragma once

#include "scoring/per_seat.h"

#include <cstdint>

/// Rommé 500, played with cards: melded points count, and points left in hand are subtracted.
namespace scoring {

/// How a deal ended.
enum class DealEnding : std::uint8_t {
    Out,   ///< Somebody has no card left.
    Stock, ///< The stock was used up; somebody may also have no card left.
};

/// One participant's result in one deal, in card points.
struct CardHand
{
    std::int32_t melded = 0; ///< Laid down and laid off, 0 or more.
    std::int32_t hand = 0;   ///< Left in hand, 0 or more; an ace or a joker counts 15 here.

    /// May be negative.
    [[nodiscard]] constexpr std::int64_t score() const { return std::int64_t{melded} - hand; }

    friend bool operator==(const CardHand&, const CardHand&) = default;
};

using CardHands = PerSeat<CardHand>;

/// The hands of a deal, and how it ended.
struct Deal
{
    DealEnding ending = DealEnding::Out;
    CardHands hands;

    friend bool operator==(const Deal&, const Deal&) = default;
};

/// Each seat's score.
using DealScore = PerSeat<std::int64_t>;
DealScore scoreDeal(const Deal& deal);

} // namespace scoring
