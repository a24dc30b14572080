#pragma once

#include "db/sqlite/database_file.h"
#include "db/sqlite/migrator.h"
#include "db/sqlite/sqlite_connection.h"

#include <memory>

namespace db {

/// A connection to a club database with the newest schema and a write-ahead log. An older schema is
/// migrated after writing a verified copy beside the file ("club.schema-1.db"). Throws
/// core::StoreFailure.
std::unique_ptr<SqliteConnection>
openClubDatabase(const QString& file, IfMissing ifMissing,
                 const std::vector<Migration>& migrations = shippedMigrations());

/// Whether the file is empty, though it has backups: a new club there would hide the loss.
bool isEmptied(const QString& file);
/// That, as the detail of a failure or fault.
QString emptiedDetail();

/// A new club in memory, for the lifetime of the connection, with the schema of that version.
std::unique_ptr<SqliteConnection> openClubInMemory(int version = newestSchema());

/// The name of a file beside `file`, distinguished by `mark`: "club.MARK.db" for "club.db". A
/// number is added if that name is taken.
QString nameBeside(const QString& file, const QString& mark);

} // namespace db
