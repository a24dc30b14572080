#pragma once

#include "core/store/store.h"
#include "db/sqlite/database_file.h"
#include "db/sqlite/sqlite_connection.h"

#include <QString>

#include <memory>

namespace db {

/// Opens a club database like openStore(), or like openSnapshot() if it can be read, but not
/// written: the file or its folder is read-only, or the disk is full. Throws core::StoreFailure.
std::unique_ptr<core::Store> openStoreOrSnapshot(const QString& file, IfMissing ifMissing);

/// The current contents of a club database, in memory; the file is not changed, and later changes
/// by others are not seen. Writes fail with the obstacle. Throws core::StoreFailure.
std::unique_ptr<core::Store> openSnapshot(const QString& file, const core::StoreFailure& obstacle);

/// The same as a connection, whose changes stay private.
std::unique_ptr<SqliteConnection> openUntouched(const QString& file);

} // namespace db
