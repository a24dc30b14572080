#include "db/sqlite/open_store.h"

#include "db/sql_store.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/newest_entries.h"

namespace db {

std::unique_ptr<core::Store> openStore(const QString& file, IfMissing ifMissing)
{
    auto connection = openClubDatabase(file, ifMissing);
    connection->holdTo(OpenFile(file));
    auto lost = lostEntries(*connection, file);
    return std::make_unique<SqlStore>(std::move(connection), std::nullopt, std::move(lost));
}

std::unique_ptr<core::Store> openStoreInMemory()
{
    return std::make_unique<SqlStore>(openClubInMemory());
}

} // namespace db
