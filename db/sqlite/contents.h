#pragma once

#include "db/sqlite/sqlite_connection.h"

#include <cstdint>

/// What a database file contains, judged by its identification.
namespace db {

enum class Contents : std::uint8_t {
    Nothing, ///< A newly created file.
    Club,
    Foreign, ///< Some other program's.
};
Contents contentsOf(SqliteConnection& connection);

/// The file's schema version; 0 if it has none.
int schemaVersion(SqliteConnection& connection);

/// Throws core::StoreFailure: Unreadable unless it is a club database, TooNew if its schema is
/// beyond `newest`.
void requireClub(SqliteConnection& connection, int newest);

} // namespace db
