#pragma once

#include <QString>

namespace db {

/// If `file` is in the user's data folder, removes other users' access to all files there. Files
/// elsewhere may be shared on purpose and are left alone, as are links.
void keepOwnFolderPrivate(const QString& file);

} // namespace db
