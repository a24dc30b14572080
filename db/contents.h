#pragma once

#include "db/connection.h"

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
Contents contentsOf(Connection& connection);

/// The version of the file's schema; 0 for a file without one.
int schemaVersion(Connection& connection);

/// Throws core::StoreFailure: Unreadable unless it is a club database, TooNew if its schema is
/// beyond `newest`.
void requireClub(Connection& connection, int newest);

} // namespace db
