#pragma once

#include <QDateTime>

#include <cstdint>
#include <optional>

namespace core {

/// The clock of a round: the operations on it, never its display. It keeps real time while the
/// program is closed, the laptop sleeps or the hour goes back.
struct RoundClock
{
    QDateTime startedAt; ///< UTC, whole seconds.
    /// Start of the current pause, not before `startedAt`; nothing: running.
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

/// The state of a clock at a moment.
struct ClockReading
{
    ClockState state = ClockState::Stopped;
    std::int64_t secondsLeft = 0;  ///< From 0 down in overtime.
    std::int64_t secondsInAll = 0; ///< With the minutes added, without pauses; 0 or more.
    /// When it ends or ended, UTC; for a paused clock, as if resumed now. Nothing while stopped.
    std::optional<QDateTime> end;

    friend bool operator==(const ClockReading&, const ClockReading&) = default;
};

/// `minutes` are those of the round. A `now` before the start counts as the start.
ClockReading readClock(const std::optional<RoundClock>& clock, std::int32_t minutes,
                       const QDateTime& now);

RoundClock startedClock(const QDateTime& now);
/// Unchanged if already paused.
RoundClock pausedClock(RoundClock clock, const QDateTime& now);
/// Unchanged if already running. As much time is left as before the pause, also where the
/// computer's clock was set meanwhile.
RoundClock resumedClock(RoundClock clock, const QDateTime& now);

} // namespace core
