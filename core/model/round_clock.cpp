#include "core/model/round_clock.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

constexpr std::int64_t secondsPerMinute = 60;

QDateTime wholeSeconds(const QDateTime& time)
{
    return QDateTime::fromSecsSinceEpoch(time.toSecsSinceEpoch(), Qt::UTC);
}

/// Never below 0: the computer's clock may have been set back.
std::int64_t secondsBetween(const QDateTime& from, const QDateTime& until)
{
    return std::max<std::int64_t>(0, until.toSecsSinceEpoch() - from.toSecsSinceEpoch());
}

std::int64_t secondsPlayed(const RoundClock& clock, const QDateTime& now)
{
    const auto passed = secondsBetween(clock.startedAt, clock.pausedAt.value_or(now));
    return std::max<std::int64_t>(0, passed - clock.pausedSeconds);
}

ClockState stateOf(const RoundClock& clock, std::int64_t secondsLeft)
{
    if (clock.pausedAt) {
        return ClockState::Paused;
    }
    return secondsLeft > 0 ? ClockState::Running : ClockState::Overtime;
}

} // namespace

ClockReading readClock(const std::optional<RoundClock>& clock, std::int32_t minutes,
                       const QDateTime& now)
{
    const std::int64_t added = clock ? clock->addedMinutes : 0;
    const auto inAll = std::max<std::int64_t>(0, minutes + added) * secondsPerMinute;
    if (!clock) {
        return {ClockState::Stopped, inAll, inAll, std::nullopt};
    }
    const auto left = inAll - secondsPlayed(*clock, now);
    const auto from = std::max(wholeSeconds(now), clock->startedAt);
    return {stateOf(*clock, left), left, inAll, from.addSecs(left)};
}

RoundClock startedClock(const QDateTime& now)
{
    return {wholeSeconds(now)};
}

RoundClock pausedClock(RoundClock clock, const QDateTime& now)
{
    if (!clock.pausedAt) {
        clock.pausedAt = std::max(wholeSeconds(now), clock.startedAt);
    }
    return clock;
}

RoundClock resumedClock(RoundClock clock, const QDateTime& now)
{
    if (const auto since = std::exchange(clock.pausedAt, std::nullopt)) {
        clock.pausedSeconds += secondsBetween(*since, now);
    }
    return clock;
}

} // namespace core
