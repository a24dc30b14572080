#include "db/club_transfer.h"

#include "core/store/store.h"
#include "db/club_copy.h"
#include "db/postgres/server_schema.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/part_file.h"
#include "db/sqlite/resting_mark.h"
#include "db/transaction.h"

#include <QScopeGuard>

namespace db {

using namespace Qt::StringLiterals;

void handOver(const QString& file, const DeskServer& server, const QString& secret,
              const QDateTime& now, const std::function<void()>& copied)
{
    {
        ServerConnection owner(server.owner);
        makeDeskDatabase(owner, server.desk.database, secret);
    }
    ServerConnection desk(server.desk);
    useClubDatabase(desk);
    const auto club = openClubDatabase(file, IfMissing::Refuse);
    // From here on nothing can be stored in the file that the copy would lack.
    Transaction holding(*club, Transaction::Kind::Write);
    requireAwake(*club);
    copyClub(*club, desk);
    copied();
    markResting(*club, Rest::Shared, now);
    holding.commit();
}

void goOnSharing(const QString& file, const ServerAddress& owner, const QDateTime& now)
{
    ServerConnection server(owner);
    dropHelperRole(server);
    letDesksIn(server);
    const auto club = openClubDatabase(file, IfMissing::Refuse);
    Transaction transaction(*club, Transaction::Kind::Write);
    markResting(*club, Rest::Shared, now);
    transaction.commit();
}

void bringBack(const ServerAddress& owner, const QString& file, const QDateTime& now)
{
    ServerConnection server(owner);
    shutDesksOut(server);
    auto letIn = qScopeGuard([&server] {
        try {
            letDesksIn(server);
        } catch (const core::StoreFailure&) {
            // The server is gone, and its desks with it.
        }
    });
    const PartFile copy(file);
    {
        const auto club = openClubDatabase(copy.name(), IfMissing::Create);
        // Waits for a desk whose connection is ending but still storing.
        const Transaction nobodyWrites(server, Transaction::Kind::Write);
        copyClub(server, *club);
    }
    restore(file, copy.name(), now);
    letIn.dismiss();
}

} // namespace db
