#include "db/sqlite/contents.h"

#include "core/file/database_mark.h"
#include "core/store/store.h"
#include "db/transaction.h"

namespace db {

using namespace Qt::StringLiterals;

Contents contentsOf(SqliteConnection& connection)
{
    const Transaction oneState(connection, Transaction::Kind::Read);
    const int version = schemaVersion(connection);
    const auto mark = connection.valueOf<std::int32_t>(u"PRAGMA application_id"_s);
    if (mark == core::clubDatabaseMark && version > 0) {
        return Contents::Club;
    }
    const bool empty = mark == 0 && version == 0 &&
                       connection.valueOf<int>(u"SELECT count(*) FROM sqlite_schema"_s) == 0;
    return empty ? Contents::Nothing : Contents::Foreign;
}

int schemaVersion(SqliteConnection& connection)
{
    return connection.valueOf<int>(u"PRAGMA user_version"_s);
}

void requireClub(SqliteConnection& connection, int newest)
{
    if (contentsOf(connection) != Contents::Club) {
        throw core::StoreFailure(core::StoreFailure::Kind::Unreadable, u"not a club database"_s);
    }
    if (const int version = schemaVersion(connection); version > newest) {
        throw core::StoreFailure(core::StoreFailure::Kind::TooNew,
                                 u"schema version %1"_s.arg(version));
    }
}

} // namespace db
