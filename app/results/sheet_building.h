#pragma once

#include "entry.h"
#include "grid_sheet.h"

namespace desk {

/// The slip of the entry's table as it is to be painted; an empty one at no table. A blind entry
/// shows nothing of what is stored.
GridSheet gridSheet(const core::Tournament& tournament, const Entry& entry, const Preview& preview);

/// "for Hans", "no. 9"; nothing without a substitute.
QString substituteText(const SlipSeat& seat);

} // namespace desk
