#pragma once

#include "core/model/refusal.h"
#include "core/model/tournament.h"

namespace core {

/// The faults of the settings that only Rommé 500 has. Places are below `place`: "match/target",
/// "match/deals", "advance", "pcr", "stack", "options/byeMatchPoints".
Refusals cardFaultsOf(const Settings& settings, const Pointer& place);

} // namespace core
