#pragma once

#include "core/store/store.h"
#include "db/sqlite/database_file.h"
#include "db/sqlite/sqlite_connection.h"

#include <QString>

#include <memory>

namespace db {

/// Whether the file exists and can be read, but it or its folder can't be written.
bool canOnlyBeRead(const QString& file);

/// Opens a club database like openStore(), or like openSnapshot() if canOnlyBeRead(). Throws
/// core::StoreFailure.
std::unique_ptr<core::Store> openStoreOrSnapshot(const QString& file, IfMissing ifMissing);

/// The current contents of a club database, in memory; the file is not changed, and later changes
/// by others are not seen. Writes fail as ReadOnly. Throws core::StoreFailure.
std::unique_ptr<core::Store> openSnapshot(const QString& file);

/// The same as a connection, whose changes stay private.
std::unique_ptr<SqliteConnection> openUntouched(const QString& file);

} // namespace db
