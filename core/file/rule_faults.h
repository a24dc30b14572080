#pragma once

#include "core/model/refusal.h"
#include "core/model/tournament.h"

namespace core {

/// Adds rule faults to the format faults found while reading a tournament, except those that the
/// format faults may have caused.
void addRuleFaults(const Tournament& tournament, Refusals& faults);

} // namespace core
