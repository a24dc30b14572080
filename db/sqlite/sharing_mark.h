#pragma once

#include "db/sqlite/sqlite_connection.h"

#include <QDateTime>

/// The mark of a file whose club is on a server meanwhile: nothing is stored in it.
namespace db {

/// Also where there is a mark; within a write transaction of the caller's.
void markShared(SqliteConnection& connection, const QDateTime& since);

/// Throws core::StoreFailure (Shared) where there is a mark.
void requireNotShared(SqliteConnection& connection);

/// Takes the mark away: the file is worked in again, whatever became of the server.
void goOnAlone(const QString& file);

} // namespace db
