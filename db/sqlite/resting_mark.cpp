#include "db/sqlite/resting_mark.h"

#include "core/store/store.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/obstacle.h"
#include "db/sqlite/snapshot.h"
#include "db/texts.h"
#include "db/transaction.h"

#include <optional>

namespace db {

using namespace Qt::StringLiterals;

namespace {

using Kind = core::StoreFailure::Kind;

std::optional<Rest> restOf(SqliteConnection& connection)
{
    Rows marks = connection.rows(u"SELECT moved FROM shared_club"_s);
    if (!marks.next()) {
        return std::nullopt;
    }
    return marks.value<bool>(0) ? Rest::Moved : Rest::Shared;
}

} // namespace

void markResting(SqliteConnection& connection, Rest rest, const QDateTime& since)
{
    connection.run(u"INSERT INTO shared_club (since, moved) "
                   "SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM shared_club)"_s,
                   timeText(since), rest == Rest::Moved ? 1 : 0);
}

void requireAwake(SqliteConnection& connection)
{
    if (const auto rest = restOf(connection)) {
        throw core::StoreFailure(*rest == Rest::Moved ? Kind::Moved : Kind::Shared, {});
    }
}

void markMoved(const QString& file, const QDateTime& since)
{
    const auto connection = openClubDatabase(file, IfMissing::Refuse);
    Transaction transaction(*connection, Transaction::Kind::Write);
    requireAwake(*connection);
    markResting(*connection, Rest::Moved, since);
    transaction.commit();
}

bool isMoved(const QString& file)
{
    try {
        return restOf(*openClubDatabase(file, IfMissing::Refuse)) == Rest::Moved;
    } catch (const core::StoreFailure& failure) {
        if (!obstacleTo(file, failure)) {
            throw;
        }
        return restOf(*openUntouched(file)) == Rest::Moved;
    }
}

void goOnHere(const QString& file)
{
    const auto connection = openClubDatabase(file, IfMissing::Refuse);
    Transaction transaction(*connection, Transaction::Kind::Write);
    connection->run(u"DELETE FROM shared_club"_s);
    transaction.commit();
}

} // namespace db
