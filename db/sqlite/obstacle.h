#pragma once

#include "core/store/store.h"
#include "db/sqlite/sqlite_connection.h"

#include <memory>
#include <optional>

namespace db {

/// What keeps a club database from being written, if opening or reading the file failed because of
/// that: Full (no room, or no room for names) or ReadOnly. The engine takes a folder without room
/// for its log for a file that it can't open.
std::optional<core::StoreFailure> obstacleTo(const QString& file,
                                             const core::StoreFailure& failure);

/// Calls `open`; a failure caused by an obstacle is thrown as that.
template <typename Open>
auto namingObstacle(const QString& file, Open open)
{
    try {
        return open();
    } catch (const core::StoreFailure& failure) {
        throw core::StoreFailure(obstacleTo(file, failure).value_or(failure));
    }
}

/// A connection for reading whatever the file contains; null if the file can be read but not
/// written, which UntouchedFile reads. Throws core::StoreFailure.
std::unique_ptr<SqliteConnection> openUnlessObstructed(const QString& file);

} // namespace db
