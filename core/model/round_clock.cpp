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

QDateTime endOf(const RoundClock& clock, std::int64_t secondsInAll)
{
    return clock.startedAt.addSecs(clock.pausedSeconds + secondsInAll);
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
    const auto end = endOf(*clock, inAll);
    const auto moment = std::max(clock->pausedAt.value_or(wholeSeconds(now)), clock->startedAt);
    const auto left = std::min<std::int64_t>(inAll, moment.secsTo(end));
    return {stateOf(*clock, left), left, inAll,
            clock->pausedAt ? std::max(wholeSeconds(now), clock->startedAt).addSecs(left) : end};
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
        const auto paused = since->secsTo(wholeSeconds(now));
        if (paused < 0) { // The computer's clock was set back: the round began earlier by it.
            clock.startedAt = clock.startedAt.addSecs(paused);
        } else {
            clock.pausedSeconds += paused;
        }
    }
    return clock;
}

} // namespace core
