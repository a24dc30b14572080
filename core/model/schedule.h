#pragma once

#include "core/model/tournament.h"

#include <QDateTime>
#include <QTimeZone>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

/// The clocks of a tournament's rounds, and the expected schedule of its evening.
namespace core {

/// Those of the rounds that have one.
using RoundClocks = std::map<RoundNumber, RoundClock>;

/// Gives the rounds these clocks and all others none; whether anything differs then.
bool setClocks(Tournament& tournament, const RoundClocks& clocks);

/// The last round being played, whose clock is the next to be started; nullptr if there is none.
const Round* lastPublished(const Tournament& tournament);
/// The round whose clock the hall sees: the last one being played whose clock was started, else
/// lastPublished().
const Round* clockedRound(const Tournament& tournament);

/// The state of its clock; stopped at 0 for nullptr.
ClockReading readClock(const Settings& settings, const Round* round, const QDateTime& now);

enum class Progress : std::uint8_t {
    Past,
    Now,
    Coming,
};

/// A line of the schedule with its times: actual or expected.
struct ScheduledTime
{
    ScheduleEntry entry;
    Progress progress = Progress::Coming;
    std::optional<QDateTime> start; ///< UTC; nothing: not known.
    std::optional<QDateTime> end;   ///< UTC; nothing: not known.

    friend bool operator==(const ScheduledTime&, const ScheduledTime&) = default;
};

/// When rounds were closed or cancelled, UTC, as far as it is known.
using RoundEnds = std::map<RoundNumber, QDateTime>;

/// The schedule in Settings, or without one the planned rounds one after the other. A delay moves
/// everything after it. `zone` is the tournament's.
std::vector<ScheduledTime> expectedTimes(const Tournament& tournament, const QTimeZone& zone,
                                         const QDateTime& now, const RoundEnds& ends = {});

} // namespace core
