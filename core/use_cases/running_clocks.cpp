#include "core/use_cases/running_clocks.h"

#include "core/model/limits.h"
#include "core/use_cases/round_checks.h"

#include <algorithm>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

using Clock = std::optional<RoundClock>;

/// The clock of a round being played, if it was started.
Result<Clock> clockOf(const Tournament& tournament, RoundNumber number)
{
    const Round* const round = findRound(tournament, number);
    if (auto refusals = roundRefusals(round, number, {RoundState::Published}); !refusals.empty()) {
        return refusals;
    }
    return round->clock;
}

/// The same; refused if it was not started.
Result<Clock> startedClockOf(const Tournament& tournament, RoundNumber number)
{
    auto clock = clockOf(tournament, number);
    if (clock && !*clock) {
        return Refusal{
            ClockFault::NotStarted, Pointer() / "round"_L1, {QString::number(plain(number))}};
    }
    return clock;
}

} // namespace

Result<Clock> startClock(const Situation& now, RoundNumber number)
{
    const auto clock = clockOf(now, number);
    if (!clock) {
        return clock.refused();
    }
    if (!now.tournament.settings.roundMinutes) {
        return Refusal{ClockFault::NoMinutes, Pointer() / "round"_L1, {}};
    }
    return Clock(*clock ? resumedClock(**clock, now.stamp.time) : startedClock(now.stamp.time));
}

Result<Clock> pauseClock(const Situation& now, RoundNumber number)
{
    auto clock = startedClockOf(now, number);
    if (clock) {
        **clock = pausedClock(**clock, now.stamp.time);
    }
    return clock;
}

Result<Clock> addToClock(const Tournament& tournament, RoundNumber number, std::int32_t minutes)
{
    auto clock = startedClockOf(tournament, number);
    if (!clock) {
        return clock;
    }
    const auto added = std::int64_t{(*clock)->addedMinutes} + minutes;
    if (!addedMinutesRange.contains(added)) {
        return Refusal{
            ClockFault::AddedOutOfRange, Pointer() / "minutes"_L1, {QString::number(added)}};
    }
    // A round cannot last less than no time; what was taken beyond must not outweigh what is added.
    const auto least = -std::int64_t{tournament.settings.roundMinutes.value_or(0)};
    (*clock)->addedMinutes = static_cast<std::int32_t>(std::max(added, least));
    return clock;
}

Result<Clock> resetClock(const Tournament& tournament, RoundNumber number)
{
    const auto clock = clockOf(tournament, number);
    if (!clock) {
        return clock.refused();
    }
    return Clock();
}

} // namespace core
