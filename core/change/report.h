#pragma once

#include "core/codes/slip_id.h"
#include "core/model/tournament.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace core {

/// The longest request id of a report, and the longest device name, in characters.
inline constexpr qsizetype longestRequest = 64;
/// Per game: more than any genuine reporter sends.
inline constexpr std::size_t mostReportsOfGame = 20;

/// A game as reported by a table by phone. Reports are kept beside the results, never among them;
/// the desk accepts a report or does not. They are not changes, have no version or undo, and are
/// never exported.
struct Report
{
    QString request; ///< Of this content, chosen by the page that sent it: a resend has the same
                     ///< id, other content another one. Not blank.
    SlipId slip;     ///< Of the table, as the phone scanned it.
    GameNumber game{1};
    GameOutcome outcome;
    std::int64_t seenRevision = 0;        ///< Of the game, when the page was made.
    std::optional<std::size_t> seat = {}; ///< The reporter's seat, as they say; 0 is seat A.
    QString device;                       ///< Distinguishes phones at one table; not a person.
    QDateTime time;                       ///< UTC.
    std::optional<StartNumber> reporter =
        {}; ///< Who entered it, by personal code; nothing: no code.

    friend bool operator==(const Report&, const Report&) = default;
};

/// The game reported.
GameKey gameOf(const Report& report);

/// Whether both say the same of the same game: one of them was sent twice.
bool isSameReport(const Report& one, const Report& other);

/// Whether the report's slip is in force and its round is being played: otherwise it is late and
/// kept for the desk only.
bool isInTime(const Tournament& tournament, const Report& report);

/// The newest report on time for that game; nullptr if there is none. `reports` in order of
/// arrival.
const Report* newestInTime(const Tournament& tournament, const std::vector<Report>& reports,
                           const GameKey& key);

} // namespace core
