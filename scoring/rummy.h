#pragma once

#include "scoring/per_seat.h"
#include "scoring/rules.h"

#include <cstdint>

namespace scoring {

/// How a game ended.
enum class Ending : std::uint8_t {
    Romme,           ///< Somebody went out: exactly one hand has no stones left.
    FirstRoundRomme, ///< The same, in the first circuit of turns.
    Early,           ///< The tournament director ended the game: every hand has stones left.
};

/// One participant's result in one game. A joker counts as one stone.
struct Hand
{
    std::int32_t stones = 0; ///< Left in hand, 0 or more.
    std::int32_t claims = 0; ///< Standing at the end, 0 or more; 0 under rummy-pure.

    friend bool operator==(const Hand&, const Hand&) = default;
};

using Hands = PerSeat<Hand>;

/// The hands of a game, and how it ended.
struct GameResult
{
    Ending ending = Ending::Romme;
    Hands hands;

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// The number of hands played.
int playedHands(const Hands& hands);

/// What one hand earned.
struct HandScore
{
    std::int8_t firstPlace = 0; ///< The best place it holds, from 1.
    std::int8_t lastPlace = 0;  ///< The last place it holds: the same unless tied.
    bool won = false; ///< Pure: first place, alone or tied. Plus: most GMP + CMP, alone or tied.
    MatchPoints gmp;
    MatchPoints cmp; ///< As credited: pooled if claims are pooled.

    [[nodiscard]] MatchPoints total() const { return gmp + cmp; }

    friend bool operator==(const HandScore&, const HandScore&) = default;
};

using GameScore = PerSeat<HandScore>;

/// Scores a game without faults (see checks.h). In a first-round Rommé the hand without stones wins
/// and all others share the remaining places.
GameScore scoreGame(const Rules& rules, const GameResult& game);

} // namespace scoring
