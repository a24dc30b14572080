#pragma once

#include "scoring/rummy.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace scoring {

/// Why a game is impossible.
enum class GameFault : std::uint8_t {
    NegativeStones,
    NegativeClaims,
    ClaimsInPure,         ///< Rummy-pure has no claims.
    HandCountRefused,     ///< The rules have no such number of hands (`actual`, at least `limit`).
    SeveralEmptyHands,    ///< Only one can go out (`actual` hands without stones).
    NoEmptyHand,          ///< A Rommé without a hand of zero stones.
    EmptyHandInEarly,     ///< An early termination although somebody went out.
    FirstRoundRommeIsOff, ///< The tournament does not score first-round Rommé.
    TooManyStones, ///< Stones and claimed stones (`actual`) exceed those in the game (`limit`).
};

/// Possible, but likely a mistake on the slip.
enum class GameDoubt : std::uint8_t {
    LargeHand,          ///< `actual` stones; hands rarely exceed `limit`.
    HardlyAnyMelded,    ///< Somebody went out although fewer than 15 stones can have been melded.
    ManyClaims,         ///< `actual` claims by one hand, where `limit` would already be unusual.
    LateFirstRound,     ///< A first-round Rommé with a hand over 16 stones.
    FullFirstRound,     ///< A first-round Rommé with more stones than dealt in the first circuit.
    SameAsPreviousGame, ///< The same numbers as in this table's previous game.
};

/// A fault or doubt and the hand concerned; without one it concerns the whole game.
template <typename Kind>
struct Finding
{
    Kind kind;
    std::optional<std::size_t> seat;
    std::int64_t actual = 0;
    std::int64_t limit = 0;

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// Everything that makes the game impossible under the rules; empty: it can be scored.
std::vector<Finding<GameFault>> gameFaults(const Rules& rules, const GameResult& game);

/// Everything suspicious about a game without faults. `previous` is the game before it at the same
/// table in the same round, if any.
std::vector<Finding<GameDoubt>> gameDoubts(const GameResult& game, const GameResult* previous);

} // namespace scoring
