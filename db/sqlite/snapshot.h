#pragma once

#include "core/store.h"
#include "db/sqlite/database_file.h"
#include "db/sqlite/sqlite_connection.h"

#include <QString>

#include <memory>

namespace db {

/// Whether there is such a file that can be read, but it or its folder can't be written.
bool canOnlyBeRead(const QString& file);

/// Opens a club database as openStore() does, or one that canOnlyBeRead() as openSnapshot(). Throws
/// core::StoreFailure.
std::unique_ptr<core::Store> openStoreOrSnapshot(const QString& file, IfMissing ifMissing);

/// What a club database holds now, in memory; the file is not changed, and later changes by others
/// are not seen. Changes fail as ReadOnly. Throws core::StoreFailure.
std::unique_ptr<core::Store> openSnapshot(const QString& file);

/// The same as a connection, which can be written without anybody seeing it.
std::unique_ptr<SqliteConnection> openUntouched(const QString& file);

} // namespace db
