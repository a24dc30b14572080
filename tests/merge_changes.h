#pragma once

#include "core/club/merging.h"

#include <algorithm>

/// Whether the merge takes anything over.
inline bool changesAnything(const core::MergePlan& plan)
{
    return plan.erased > 0 || std::any_of(plan.lines.begin(), plan.lines.end(),
                                          [](const auto& line) { return line.isTaken; });
}
