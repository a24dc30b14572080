#pragma once

#include "db/sqlite/sqlite_connection.h"

#include <QDateTime>

#include <cstdint>

/// The mark of a file that rests, as its club is elsewhere: nothing is stored in it.
namespace db {

enum class Rest : std::uint8_t {
    Shared, ///< On a server that other desks share.
    Moved,  ///< On another computer.
};

/// Also where there is a mark; within a write transaction of the caller's.
void markResting(SqliteConnection& connection, Rest rest, const QDateTime& since);

/// Throws core::StoreFailure (Shared, Moved) where there is a mark.
void requireAwake(SqliteConnection& connection);

/// The same of a club database as a whole, which is brought up to date.
void markMoved(const QString& file, const QDateTime& since);
bool isMoved(const QString& file);

/// Takes the mark away: the file is worked in again, whatever became of its club elsewhere.
void goOnHere(const QString& file);

} // namespace db
