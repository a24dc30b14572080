#pragma once

#include "core/tournament.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace desk {

/// One of the two fields that a seat has in a game: stones and claims, or in a deal of Rommé 500
/// melded and left in hand.
struct FieldPlace
{
    std::size_t seat = 0;
    bool second = false;

    friend bool operator==(FieldPlace, FieldPlace) = default;
};

/// What there is to be typed for one game of a table.
struct SlipForm
{
    bool cards = false;    ///< A deal of Rommé 500.
    std::size_t seats = 0; ///< Of the table.
    /// The seats that are asked for, in the order of the game's hands: all, but in a tie-breaker
    /// deal those of the people tied.
    std::vector<std::size_t> hands;
    /// Who plays a tie-breaker deal, in the same order; empty for all other games.
    std::vector<core::StartNumber> tieBreak;
    /// Seats whose participant has left the match: they do not play unless something is typed.
    std::vector<std::size_t> left;

    /// The place of a seat among the hands; nothing if it is not asked for.
    [[nodiscard]] std::optional<std::size_t> handOf(std::size_t seat) const;

    /// Whether what is typed in one form says the same in the other.
    [[nodiscard]] bool asksTheSame(const SlipForm& other) const
    {
        return cards == other.cards && hands == other.hands && tieBreak == other.tieBreak;
    }

    friend bool operator==(const SlipForm&, const SlipForm&) = default;
};

/// What a result of a game of the table says.
SlipForm slipForm(const core::TableHead& head, const core::GameOutcome& outcome);

/// What the table's game asks for: what stands there, else what is due. The table is one of the
/// round's.
SlipForm slipForm(const core::Settings& settings, const core::Round& round,
                  const core::Table& table, core::GameNumber number);

} // namespace desk
