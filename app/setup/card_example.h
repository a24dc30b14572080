#pragma once

#include "example.h"

namespace desk {

/// The example of an option of Rommé 500 with the settings `after`, compared with the settings
/// `before`; these may be of other rules, then nothing is compared. `tableSize` is what a scale is
/// shown for, 2 to 4.
Example cardExampleOf(Option option, const core::Settings& before, const core::Settings& after,
                      int tableSize = scoring::largestTable);

} // namespace desk
