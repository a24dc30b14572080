#pragma once

#include "core/change/change.h"
#include "core/model/result.h"
#include "core/pending/pending_entry.h"
#include "core/use_cases/situation.h"

#include <QString>

#include <cstddef>
#include <optional>

/// Results entered at the table itself (PhoneSlips::SecondSeat): one person reports, another at the
/// same table confirms.
namespace core {

/// Confirmation of a report by somebody at the table, with a personal code.
struct Confirmation
{
    QString request; ///< The id of the report; the newest of its game.
    GameKey game;
    StartNumber by{1};
    bool warningsConfirmed = false;
    QString reason = {}; ///< Who reported and who confirmed, for the journal.
};

/// Whether a person at the table may confirm the report of a game: the setting says so, its
/// reporter gave a code of their own, it arrived in time, and the table is not disputed.
bool canBeConfirmed(const Tournament& tournament, const PendingEntry& report);

/// The seat whose hand that person held in the game as reported, their own or one taken over;
/// nothing if they did not play it.
std::optional<std::size_t> seatIn(const Tournament& tournament, const PendingGame& reported,
                                  StartNumber number);

/// Enters what was reported. The change is empty if that is the game's result already, as after a
/// repeated confirmation; refused as by enterGame() if it has another one. Places: "/confirmation"
/// and those of enterGame().
Result<Change> confirmReport(const Situation& now, const Confirmation& confirmation);

} // namespace core
