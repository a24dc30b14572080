#pragma once

#include "core/club/series.h"
#include "core/refusal.h"

namespace core {

/// Everything that makes the series impossible by itself: its name, its rules, its list of
/// evenings. Places: "/name", "/best", "/placePoints/2", "/evenings/1" and so on.
Refusals faultsOf(const Series& series);

} // namespace core
