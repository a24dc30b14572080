#pragma once

#include "core/tournament.h"

namespace desk {

struct MergedSettings
{
    core::Settings settings;
    /// Something was changed at both sides to different values; mine stands.
    bool contested = false;
};

/// What was changed here from `base` to `mine`, put on top of what others made of it, `theirs`.
MergedSettings merged(const core::Settings& base, const core::Settings& mine,
                      const core::Settings& theirs);

} // namespace desk
