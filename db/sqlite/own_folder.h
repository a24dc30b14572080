#pragma once

#include <QString>

namespace db {

/// Where `file` is in the user's data folder, takes from all files there what others than the user
/// were allowed. Files elsewhere are left alone, as they may be shared on purpose; so are links.
void keepOwnFolderPrivate(const QString& file);

} // namespace db
