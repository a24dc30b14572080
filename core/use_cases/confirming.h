#pragma once

#include "core/change.h"
#include "core/report.h"
#include "core/result.h"
#include "core/store.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

/// Results entered at the table itself (PhoneSlips::SecondSeat): one person reports, another at the
/// same table confirms.
namespace core {

/// Confirmation of a report by somebody at the table, with a personal code.
struct Confirmation
{
    QString request; ///< Of the report; the newest of its game.
    GameKey game;
    StartNumber by{1};
    bool warningsConfirmed = false;
    QString reason = {}; ///< Who reported and who confirmed, for the journal.
};

/// Whether a person at the table may confirm the report: the setting says so, its reporter gave a
/// code of their own, it arrived in time, and the table is not disputed.
bool canBeConfirmed(const Tournament& tournament, const Report& report);

/// The seat whose hand that person held in the game as reported, their own or one taken over;
/// nothing if they did not play it.
std::optional<std::size_t> seatIn(const Tournament& tournament, const Report& report,
                                  StartNumber number);

/// Enters the report. `reports` are those of the table; `stored` is the game's revision. The change
/// is empty if that is already the game's result; refused as by enterGame() if there is a different
/// one. Places: "/confirmation" and those of enterGame().
Result<Change> confirmReport(const Tournament& tournament, const std::vector<Report>& reports,
                             const Confirmation& confirmation, const GameRevision& stored);

} // namespace core
