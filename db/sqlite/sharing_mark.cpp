#include "db/sqlite/sharing_mark.h"

#include "core/store.h"
#include "db/sqlite/club_database.h"
#include "db/texts.h"
#include "db/transaction.h"

namespace db {

using namespace Qt::StringLiterals;

void markShared(SqliteConnection& connection, const QDateTime& since)
{
    connection.run(u"INSERT INTO shared_club (since) "
                   "SELECT ? WHERE NOT EXISTS (SELECT 1 FROM shared_club)"_s,
                   timeText(since));
}

void requireNotShared(SqliteConnection& connection)
{
    if (connection.valueOf<bool>(u"SELECT EXISTS (SELECT 1 FROM shared_club)"_s)) {
        throw core::StoreFailure(core::StoreFailure::Kind::Shared, u"the club is on a server"_s);
    }
}

void goOnAlone(const QString& file)
{
    const auto connection = openClubDatabase(file, IfMissing::Refuse);
    Transaction transaction(*connection, Transaction::Kind::Write);
    connection->run(u"DELETE FROM shared_club"_s);
    transaction.commit();
}

} // namespace db
