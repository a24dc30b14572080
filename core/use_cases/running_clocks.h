#pragma once

#include "core/model/result.h"
#include "core/use_cases/situation.h"

#include <cstdint>
#include <optional>

/// The clock of a round being played. Each function returns the new clock (nothing: not started) or
/// the refusal. Places: "/round", "/minutes".
namespace core {

/// Starts the clock, or lets it go on after a pause.
Result<std::optional<RoundClock>> startClock(const Situation& now, RoundNumber number);
Result<std::optional<RoundClock>> pauseClock(const Situation& now, RoundNumber number);
/// Adds minutes, or takes some away.
Result<std::optional<RoundClock>> addToClock(const Tournament& tournament, RoundNumber number,
                                             std::int32_t minutes);
/// As if it had never been started.
Result<std::optional<RoundClock>> resetClock(const Tournament& tournament, RoundNumber number);

} // namespace core
