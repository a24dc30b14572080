#include "db/sqlite/snapshot.h"

#include "db/sql_store.h"
#include "db/sqlite/contents.h"
#include "db/sqlite/migrator.h"
#include "db/sqlite/newest_entries.h"
#include "db/sqlite/obstacle.h"
#include "db/sqlite/open_store.h"
#include "db/sqlite/untouched_file.h"

#include <QFileInfo>

namespace db {

using namespace Qt::StringLiterals;

namespace {

bool canOnlyBeRead(const QString& file)
{
    const QFileInfo info(file);
    return info.isFile() && info.isReadable() && !isWritable(file);
}

} // namespace

std::unique_ptr<core::Store> openStoreOrSnapshot(const QString& file, IfMissing ifMissing)
{
    if (canOnlyBeRead(file)) {
        return openSnapshot(file, {core::StoreFailure::Kind::ReadOnly, file});
    }
    try {
        return openStore(file, ifMissing);
    } catch (const core::StoreFailure& failure) {
        const auto obstacle = obstacleTo(file, failure);
        if (!obstacle || QFileInfo(file).size() == 0) {
            throw;
        }
        return openSnapshot(file, *obstacle);
    }
}

std::unique_ptr<SqliteConnection> openUntouched(const QString& file)
{
    requireReadable(file);
    const auto migrations = shippedMigrations();
    auto copy = std::make_unique<SqliteConnection>(QString(), SqliteConnection::Access::Memory);
    {
        UntouchedFile untouched(file);
        requireClub(untouched.connection(), migrations.back().version);
        copy->copyFrom(untouched.connection());
    }
    migrate(*copy, migrations);
    return copy;
}

std::unique_ptr<core::Store> openSnapshot(const QString& file, const core::StoreFailure& obstacle)
{
    auto copy = openUntouched(file);
    copy->run(u"PRAGMA query_only = ON"_s);
    auto lost = lostEntries(*copy, file);
    return std::make_unique<SqlStore>(std::move(copy), obstacle, std::move(lost));
}

} // namespace db
