#pragma once

#include "core/club/series.h"
#include "core/model/refusal.h"

namespace core {

/// Everything wrong with the series itself: its name, rules and list of evenings. Places: "/name",
/// "/best", "/placePoints/2", "/evenings/1" and so on.
Refusals faultsOf(const Series& series);

} // namespace core
