#pragma once

#include "db/migrations.h"
#include "db/sqlite/sqlite_connection.h"

#include <functional>
#include <vector>

namespace db {

/// Those shipped for SQLite.
std::vector<Migration> shippedMigrations();
/// The version of the schema that they lead to.
int newestSchema();

/// Saves a copy with the older schema. Others can't write meanwhile.
using KeepOld = std::function<void(int version)>;

/// Applies the missing `migrations` in one transaction, so that a failure leaves the file
/// unchanged; calls `keepOld` first if there is a schema already. If another program migrates at
/// the same time, one waits and finds it done. Throws core::StoreFailure; TooNew if the file's
/// version is beyond the last.
void migrate(SqliteConnection& connection, const std::vector<Migration>& migrations,
             const KeepOld& keepOld = {});

} // namespace db
