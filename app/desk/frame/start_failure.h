#pragma once

#include "core/store/clubs.h"

#include <optional>

namespace desk {

class UiState;

/// Reports why the database cannot be opened and asks how to continue. Returns the place to open
/// next: the same one, perhaps replaced by a backup, `own`, this computer's club, or another;
/// nothing to quit.
std::optional<core::ClubPlace> askAfterFailure(const core::Clubs& databases, UiState& uiState,
                                               const core::ClubPlace& own,
                                               const core::ClubPlace& place,
                                               const core::StoreFailure& failure);

} // namespace desk
