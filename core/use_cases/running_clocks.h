#pragma once

#include "core/result.h"
#include "core/tournament.h"

#include <QDateTime>

#include <cstdint>
#include <optional>

/// The clock of a round being played. Each function returns the clock as it is to be, nothing for
/// one that is not started, or the refusal. Places: "/round", "/minutes".
namespace core {

/// Starts the clock, or lets it go on after a pause.
Result<std::optional<RoundClock>> startClock(const Tournament& tournament, RoundNumber number,
                                             const QDateTime& now);
Result<std::optional<RoundClock>> pauseClock(const Tournament& tournament, RoundNumber number,
                                             const QDateTime& now);
/// Adds minutes, or takes some away.
Result<std::optional<RoundClock>> addToClock(const Tournament& tournament, RoundNumber number,
                                             std::int32_t minutes);
/// As if it had never been started.
Result<std::optional<RoundClock>> resetClock(const Tournament& tournament, RoundNumber number);

} // namespace core
