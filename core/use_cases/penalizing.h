#pragma once

#include "core/change/change.h"
#include "core/model/result.h"

/// Deductions and bonuses.
namespace core {

/// Places: "/participant", "/round", "/matchPoints".
Result<Change> givePenalty(const Tournament& tournament, const Penalty& penalty);
/// Cancels one exactly equal penalty; refused if there is none. Place: "/penalty".
Result<Change> cancelPenalty(const Tournament& tournament, const Penalty& penalty);

} // namespace core
