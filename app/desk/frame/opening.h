#pragma once

#include "core/store/clubs.h"

#include <optional>

namespace desk {

/// Waits until a club's server answers, on another thread; after a moment a dialog names what is
/// being opened and can be cancelled. Returns why it cannot be opened, else nothing. A file is not
/// waited for.
std::optional<core::StoreFailure> awaitServer(const core::Clubs& databases,
                                              const core::ClubPlace& place);

} // namespace desk
