#pragma once

#include "app/desk/evening/results/results_discipline.h"
#include "app/desk/evening/results/round_progress.h"
#include "app/desk/evening/results/slip.h"

#include "core/pending/pending_entry.h"

#include <QString>

#include <optional>

namespace desk {

/// What the parts of a slip pane show: a table and the game that is being typed there. Valid until
/// the slip or the tournament is changed.
struct TypedGame
{
    const core::Tournament& tournament;
    const ResultWords& words;
    std::optional<TableInRound> at;     ///< Nothing: no table is shown.
    const Slip* slip = nullptr;         ///< nullptr: no game is being typed.
    const SlipPreview& preview;         ///< Of the slip.
    const core::Game* stored = nullptr; ///< The game's stored result; nullptr for none.
    bool isCorrection = false;          ///< It had one when typing started.
    bool isSecondPass = false;          ///< Typed blind, to be compared.
    /// The slip shows just this, so that Enter takes it over; nullptr: it does not.
    const core::PendingEntry* report = nullptr;
    QString otherwise = {}; ///< What other phones say of the same game.
};

} // namespace desk
