#pragma once

#include <QDateTime>

#include <cstdint>
#include <optional>

namespace core {

/// The clock of a round: what was done to it, never what it shows. So it goes on by real time while
/// the program is closed, the laptop sleeps or the hour is put back.
struct RoundClock
{
    QDateTime startedAt; ///< UTC, whole seconds.
    /// Since when it stands still, not before `startedAt`; nothing: it goes.
    std::optional<QDateTime> pausedAt = std::nullopt; ///< UTC, whole seconds.
    std::int64_t pausedSeconds = 0; ///< Of the pauses that have ended; in pausedSecondsRange.
    std::int32_t addedMinutes = 0;  ///< In addedMinutesRange; negative: taken away.

    friend bool operator==(const RoundClock&, const RoundClock&) = default;
};

enum class ClockState : std::uint8_t {
    Stopped, ///< Not started.
    Running,
    Paused,
    Overtime, ///< Running on after the end.
};

/// What a clock shows at a moment.
struct ClockReading
{
    ClockState state = ClockState::Stopped;
    std::int64_t secondsLeft = 0;  ///< From 0 down in overtime.
    std::int64_t secondsInAll = 0; ///< With the minutes added, without pauses; 0 or more.
    /// When it ends or ended, UTC; of a paused clock: if it went on now. Nothing while stopped.
    std::optional<QDateTime> end;

    friend bool operator==(const ClockReading&, const ClockReading&) = default;
};

/// `minutes` are those of the round. A `now` before the start is taken for the start.
ClockReading readClock(const std::optional<RoundClock>& clock, std::int32_t minutes,
                       const QDateTime& now);

RoundClock startedClock(const QDateTime& now);
/// The same clock if it stands already.
RoundClock pausedClock(RoundClock clock, const QDateTime& now);
/// The same clock if it goes already.
RoundClock resumedClock(RoundClock clock, const QDateTime& now);

} // namespace core
