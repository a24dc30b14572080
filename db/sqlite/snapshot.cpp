#include "db/sqlite/snapshot.h"

#include "db/sql_store.h"
#include "db/sqlite/contents.h"
#include "db/sqlite/migrator.h"
#include "db/sqlite/open_store.h"
#include "db/sqlite/untouched_file.h"

#include <QFileInfo>

namespace db {

using namespace Qt::StringLiterals;

bool canOnlyBeRead(const QString& file)
{
    const QFileInfo info(file);
    return info.isFile() && info.isReadable() && !isWritable(file);
}

std::unique_ptr<core::Store> openStoreOrSnapshot(const QString& file, IfMissing ifMissing)
{
    return canOnlyBeRead(file) ? openSnapshot(file) : openStore(file, ifMissing);
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

std::unique_ptr<core::Store> openSnapshot(const QString& file)
{
    auto copy = openUntouched(file);
    copy->run(u"PRAGMA query_only = ON"_s);
    return std::make_unique<SqlStore>(std::move(copy));
}

} // namespace db
