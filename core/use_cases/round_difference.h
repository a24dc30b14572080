#pragma once

#include "core/change.h"

#include <vector>

namespace core {

/// The steps that make `after` out of `before`, two states of one round; nullptr for none.
std::vector<Step> stepsBetween(const Round* before, const Round* after);

} // namespace core
