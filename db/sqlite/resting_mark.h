#pragma once

#include "db/sqlite/sqlite_connection.h"

#include <QDateTime>

#include <cstdint>

/// The mark of a resting file, whose club is elsewhere: nothing is stored in it.
namespace db {

enum class Rest : std::uint8_t {
    Shared, ///< On a server shared with other desks.
    Moved,  ///< On another computer.
};

/// Even if already marked; within the caller's write transaction.
void markResting(SqliteConnection& connection, Rest rest, const QDateTime& since);

/// Throws core::StoreFailure (Shared, Moved) if there is a mark.
void requireAwake(SqliteConnection& connection);

/// The same for a whole club database, which is migrated first.
void markMoved(const QString& file, const QDateTime& since);
bool isMoved(const QString& file);

/// Removes the mark: work resumes in the file, whatever became of its club elsewhere.
void goOnHere(const QString& file);

} // namespace db
