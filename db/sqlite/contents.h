#pragma once

#include "db/sqlite/sqlite_connection.h"

#include <cstdint>

/// What a database file contains, judged by its identification.
namespace db {

/// Identifies an SQLite file as a club database ("RDcd", SQLite's application_id).
inline constexpr std::int32_t applicationId = 0x52446364;

enum class Contents : std::uint8_t {
    Nothing, ///< A newly created file.
    Club,
    Foreign, ///< Some other program's.
};
Contents contentsOf(SqliteConnection& connection);

/// The version of the file's schema; 0 for a file without one.
int schemaVersion(SqliteConnection& connection);

/// Throws core::StoreFailure: Unreadable unless it is a club database, TooNew if its schema is
/// beyond `newest`.
void requireClub(SqliteConnection& connection, int newest);

} // namespace db
