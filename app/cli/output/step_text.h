#pragma once

#include "core/change.h"

#include <QString>

#include <vector>

namespace cli {

/// What the steps exchanged, as far as a line can tell it: "0,3,5,9 → 0,3,5,8", or the keys of the
/// tournament file that differ. Whatever only came or went is told by the change's label.
QString stepsText(const std::vector<core::Step>& steps);

} // namespace cli
