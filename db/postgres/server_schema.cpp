#include "db/postgres/server_schema.h"

#include "core/store/store.h"
#include "db/identities.h"
#include "db/migrations.h"
#include "db/transaction.h"

namespace db {
namespace {

using namespace Qt::StringLiterals;
using Kind = core::StoreFailure::Kind;

/// Of the advisory lock that every desk holds, shared with the others, while the club is open.
constexpr std::int64_t openLock = (std::int64_t{0x52446364} << 32) + 1;

void requireVersion(int version, int newest)
{
    if (version > newest) {
        throw core::StoreFailure(Kind::TooNew, u"schema version %1"_s.arg(version));
    }
}

bool hasTables(ServerConnection& connection)
{
    return connection.valueOf<std::int64_t>(
               u"SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"_s) > 0;
}

void requireAlone(ServerConnection& connection)
{
    const auto isAlone =
        connection.valueOf<int>(u"SELECT pg_try_advisory_xact_lock(%1)::int"_s.arg(openLock));
    if (isAlone == 0) {
        throw core::StoreFailure(Kind::InUse, QString());
    }
}

void migrate(ServerConnection& connection, const std::vector<Migration>& migrations)
{
    Transaction transaction(connection, Transaction::Kind::Write);
    // Another desk may have done it while this one waited.
    const auto version = serverSchemaVersion(connection);
    if (!version && hasTables(connection)) {
        throw core::StoreFailure(Kind::Unreadable, u"not a club database"_s);
    }
    requireVersion(version.value_or(0), migrations.back().version);
    if (version && *version < migrations.back().version) {
        requireAlone(connection);
    }
    for (const auto& migration : migrations) {
        if (version.value_or(0) < migration.version) {
            for (const auto& statement : migration.statements) {
                connection.runOnce(statement);
            }
        }
    }
    if (version != migrations.back().version) {
        giveIdentities(connection, version.value_or(0));
    }
    if (version != migrations.back().version) {
        connection.run(u"UPDATE club_database SET schema_version = ?"_s, migrations.back().version);
    }
    transaction.commit();
}

} // namespace

std::optional<int> serverSchemaVersion(ServerConnection& connection)
{
    const auto isThere = connection.valueOf<int>(
        u"SELECT count(*)::int FROM pg_tables WHERE schemaname = current_schema() "
        "AND tablename = 'club_database'"_s);
    return isThere == 0 ? std::nullopt
                        : std::optional(connection.valueOf<int>(
                              u"SELECT schema_version FROM club_database"_s));
}

void useClubDatabase(ServerConnection& connection)
{
    const auto migrations = migrationsFor(u"postgres"_s);
    if (serverSchemaVersion(connection) != migrations.back().version) {
        migrate(connection, migrations);
    }
    // Held until the connection ends; waits for a migration in progress.
    connection.valueOf<int>(u"SELECT 1 FROM pg_advisory_lock_shared(%1)"_s.arg(openLock));
    requireVersion(serverSchemaVersion(connection).value_or(0), migrations.back().version);
    connection.run(u"DELETE FROM write_receipt WHERE time < now() - interval '2 days'"_s);
}

SoleDesk::SoleDesk(ServerConnection& connection) : connection_(connection)
{
    if (connection_.valueOf<int>(u"SELECT pg_try_advisory_lock(%1)::int"_s.arg(openLock)) == 0) {
        throw core::StoreFailure(Kind::InUse, QString());
    }
}

SoleDesk::~SoleDesk()
{
    try {
        connection_.valueOf<int>(u"SELECT pg_advisory_unlock(%1)::int"_s.arg(openLock));
    } catch (const core::StoreFailure&) {
        // Without a connection the server has released it.
    }
}

} // namespace db
