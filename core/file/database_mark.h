#pragma once

#include <QString>

#include <cstdint>

namespace core {

/// Identifies an SQLite file as a club database: its application_id, "RDcd".
inline constexpr std::int32_t clubDatabaseMark = 0x52446364;

/// Whether the path leads to a database file, or to what SQLite keeps beside one (-wal, -shm,
/// -journal): whatever its name, through links, and damaged as well, as either half of the mark is
/// enough. Databases of other programs count, too. Reads a few bytes.
bool belongsToDatabase(const QString& path);

} // namespace core
