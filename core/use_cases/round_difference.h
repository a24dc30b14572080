#pragma once

#include "core/change/change.h"

#include <vector>

namespace core {

/// The steps that turn `before` into `after`, two states of one round; nullptr: no round.
std::vector<Step> stepsBetween(const Round* before, const Round* after);

} // namespace core
