#pragma once

#include "core/cards/knock_out.h"
#include "core/cards/matches.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace core {

/// The fate of somebody at a table of a knock-out.
enum class Fate : std::uint8_t {
    Open,  ///< Still undecided.
    Equal, ///< Part of a pending lot.
    Out,
    Left, ///< Left the match.
    GoesOn,
    Away,   ///< Would advance, but is not here: out.
    Winner, ///< At the last table.
};

/// Somebody at a table.
struct TreeSeat
{
    StartNumber number{1};
    std::int64_t total = 0; ///< In the match.
    Fate fate = Fate::Open;

    [[nodiscard]] bool isThrough() const
    {
        return fate == Fate::GoesOn || fate == Fate::Away || fate == Fate::Winner;
    }
    friend bool operator==(const TreeSeat&, const TreeSeat&) = default;
};

/// What decided between equal totals for the last place in the next round.
enum class MatchDecision : std::uint8_t {
    Melded,   ///< The points melded in the match.
    LastHand, ///< What was left in hand in the last deal.
    Lot,
};

struct TreeTable
{
    TableNumber number{1};
    MatchState match;
    std::vector<TreeSeat> seats;                     ///< Seat A first.
    std::vector<StartNumber> lot;                    ///< The first drawn first.
    std::optional<MatchDecision> tie = std::nullopt; ///< Nothing: the totals decided.
    bool isLast = false;                             ///< Its winner wins the knock-out.

    friend bool operator==(const TreeTable&, const TreeTable&) = default;
};

struct TreeRound
{
    RoundNumber number{1};
    std::vector<TreeTable> tables;
    std::vector<StartNumber> byes; ///< They advance as well.

    friend bool operator==(const TreeRound&, const TreeRound&) = default;
};

/// A knock-out from its first round to its winner.
struct KnockOutTree
{
    std::vector<TreeRound> rounds;              ///< Those that count.
    std::optional<StartNumber> winner;          ///< See KnockOut::winner.
    std::vector<OvertakenRound> overtaken = {}; ///< Rounds drawn before a correction.

    friend bool operator==(const KnockOutTree&, const KnockOutTree&) = default;
};

/// The tree up to a round, or without one over all rounds. The tournament is a knock-out,
/// normalised and without faults.
KnockOutTree knockOutTree(const Tournament& tournament,
                          std::optional<RoundNumber> after = std::nullopt);

} // namespace core
