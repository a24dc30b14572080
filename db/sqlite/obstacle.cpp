#include "db/sqlite/obstacle.h"

#include "db/sqlite/database_file.h"
#include "db/sqlite/part_file.h"

namespace db {

std::optional<core::StoreFailure> obstacleTo(const QString& file, const core::StoreFailure& failure)
{
    using enum core::StoreFailure::Kind;
    if (failure.kind() == Full || failure.kind() == ReadOnly) {
        return failure;
    }
    if (failure.kind() != Unreadable) {
        return std::nullopt;
    }
    try {
        const PartFile probe(file);
    } catch (const core::StoreFailure& obstacle) {
        if (obstacle.kind() == Full || obstacle.kind() == ReadOnly) {
            return core::StoreFailure(obstacle.kind(), folderOf(file));
        }
    }
    return std::nullopt;
}

std::unique_ptr<SqliteConnection> openUnlessObstructed(const QString& file)
{
    if (!isWritable(file)) {
        return nullptr;
    }
    try {
        return std::make_unique<SqliteConnection>(file, SqliteConnection::Access::ReadWrite);
    } catch (const core::StoreFailure& failure) {
        if (!obstacleTo(file, failure)) {
            throw;
        }
        return nullptr;
    }
}

} // namespace db
