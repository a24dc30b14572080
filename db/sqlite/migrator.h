#pragma once

#include "db/migrations.h"
#include "db/sqlite/sqlite_connection.h"

#include <functional>
#include <vector>

namespace db {

/// Those shipped for SQLite.
std::vector<Migration> shippedMigrations();

/// Keeps what is there under the older schema. Others can't write meanwhile.
using KeepOld = std::function<void(int version)>;

/// Applies the missing `migrations` in one transaction, so that a failing one leaves the file as it
/// was; calls `keepOld` before if a schema is there already. Another program may do the same at the
/// same time: one waits and finds it done. Throws core::StoreFailure; TooNew if the file's version
/// is beyond the last.
void migrate(SqliteConnection& connection, const std::vector<Migration>& migrations,
             const KeepOld& keepOld = {});

} // namespace db
