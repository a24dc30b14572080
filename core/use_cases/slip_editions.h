#pragma once

#include "core/tournament.h"

namespace core {

/// Gives each table of `after` that is seated otherwise than in `before` the next edition of its
/// score slip. Of a draft no slips were printed: it keeps the first. `after` is another state of
/// the same round; its tables may be in any order, those of `before` are in ascending order.
void replaceSlips(const Round& before, Round& after);

} // namespace core
