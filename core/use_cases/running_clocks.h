#pragma once

#include "core/result.h"
#include "core/tournament.h"

#include <QDateTime>

#include <cstdint>
#include <optional>

/// The clock of a round being played. Each function returns the new clock (nothing: not started) or
/// the refusal. Places: "/round", "/minutes".
namespace core {

/// Starts the clock, or resumes it after a pause.
Result<std::optional<RoundClock>> startClock(const Tournament& tournament, RoundNumber number,
                                             const QDateTime& now);
Result<std::optional<RoundClock>> pauseClock(const Tournament& tournament, RoundNumber number,
                                             const QDateTime& now);
/// Adds or subtracts minutes.
Result<std::optional<RoundClock>> addToClock(const Tournament& tournament, RoundNumber number,
                                             std::int32_t minutes);
/// As if it had never been started.
Result<std::optional<RoundClock>> resetClock(const Tournament& tournament, RoundNumber number);

} // namespace core
