#pragma once

#include "databases.h"

#include <optional>

namespace desk {

/// The database cannot be opened: says what is wrong and asks how to go on. The file to open next
/// (the same once a backup was put in its place, or another); nothing to give up.
std::optional<QString> askAfterFailure(Databases& databases, const QString& file,
                                       const core::StoreFailure& failure);

} // namespace desk
