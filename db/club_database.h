#pragma once

#include "connection.h"
#include "database_file.h"
#include "migrator.h"

#include <memory>

namespace db {

/// A connection to a club database with the newest schema and a write-ahead log. An older schema
/// is migrated after a verified copy was laid beside the file ("club.schema-1.db"). Throws
/// core::StoreFailure.
std::unique_ptr<Connection>
openClubDatabase(const QString& file, IfMissing ifMissing,
                 const std::vector<Migration>& migrations = shippedMigrations());

/// The same in memory, for as long as the connection lives.
std::unique_ptr<Connection> openClubInMemory();

/// The name of a file beside `file`, told apart by `mark`: "club.MARK.db" for "club.db". A number
/// is added if that name is taken.
QString nameBeside(const QString& file, const QString& mark);

} // namespace db
