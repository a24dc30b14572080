#pragma once

#include "core/slip_id.h"
#include "core/tournament.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace core {

/// The signs of a report's request id and of a device's name.
inline constexpr qsizetype longestRequest = 64;
/// Of one game: whoever sends more is not reporting.
inline constexpr std::size_t mostReportsOfGame = 20;

/// What a table told by phone of one of its games. Reports are kept beside the results, never among
/// them: the desk takes one over or does not. They are no change, stand outside version and undo,
/// and are never exported.
struct Report
{
    QString request; ///< Chosen by the page that sent it; a repeat is the same report. Not blank.
    SlipId slip;     ///< Of the table, as the phone scanned it.
    GameNumber game{1};
    GameOutcome outcome;
    std::int64_t seenRevision = 0;        ///< Of the game, when the page was made.
    std::optional<std::size_t> seat = {}; ///< Who typed it, as they say; 0 is seat A.
    QString device;                       ///< Tells phones of one table apart; not a person.
    QDateTime time;                       ///< UTC.
    std::optional<StartNumber> reporter =
        {}; ///< Who typed it, by their own code; nothing: no code.

    friend bool operator==(const Report&, const Report&) = default;
};

/// The game that a report is of.
GameKey gameOf(const Report& report);

/// Whether the report's slip is in force and its round is being played: else it came too late and
/// is kept for the desk alone.
bool isInTime(const Tournament& tournament, const Report& report);

/// The newest in time of that game; nullptr if there is none. `reports` as they came.
const Report* newestInTime(const Tournament& tournament, const std::vector<Report>& reports,
                           const GameKey& key);

} // namespace core
