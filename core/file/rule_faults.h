#pragma once

#include "core/refusal.h"
#include "core/tournament.h"

namespace core {

/// Adds to the faults of form found while reading a tournament the faults of its rules, as far as
/// they can be told: none is added that the faults of form may have brought about.
void addRuleFaults(const Tournament& tournament, Refusals& faults);

} // namespace core
