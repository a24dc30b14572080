#pragma once

#include "app/desk/databases.h"

#include <optional>

namespace desk {

class UiState;

/// Reports why the database cannot be opened and asks what to do. Returns the place to open next:
/// the same one, perhaps restored from a backup; `own`, the file of this computer's club; or
/// another; nothing to quit.
std::optional<QString> askAfterFailure(const Databases& databases, UiState& uiState,
                                       const QString& own, const QString& place,
                                       const core::StoreFailure& failure);

} // namespace desk
