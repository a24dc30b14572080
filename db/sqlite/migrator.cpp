#include "db/sqlite/migrator.h"

#include "core/file/database_mark.h"
#include "db/failure.h"
#include "db/identities.h"
#include "db/proof.h"
#include "db/sqlite/contents.h"
#include "db/transaction.h"

namespace db {
namespace {

using namespace Qt::StringLiterals;

void requireSoundReferences(SqliteConnection& connection)
{
    Rows broken = connection.rows(u"PRAGMA foreign_key_check"_s);
    if (broken.next()) {
        throw damaged(u"a row of table %1 refers to nothing"_s.arg(broken.value<QString>(0)));
    }
}

void applyMigration(SqliteConnection& connection, const Migration& migration)
{
    for (const auto& statement : migration.statements) {
        connection.runOnce(statement);
    }
    requireSoundReferences(connection);
    connection.run(u"PRAGMA user_version = %1"_s.arg(migration.version));
}

void applyMissing(SqliteConnection& connection, const std::vector<Migration>& migrations,
                  const KeepOld& keepOld)
{
    Transaction transaction(connection, Transaction::Kind::Write);
    const int version = schemaVersion(connection);
    if (version == 0) {
        connection.run(u"PRAGMA application_id = %1"_s.arg(core::clubDatabaseMark));
    } else if (version < migrations.back().version && keepOld) {
        keepOld(version);
    }
    for (const auto& migration : migrations) {
        if (version < migration.version) {
            applyMigration(connection, migration);
        }
    }
    // Stored data can be read only under the newest schema.
    if (version < migrations.back().version && migrations.back().version >= newestSchema()) {
        giveIdentities(connection, version);
        proveAll(connection);
    }
    transaction.commit();
}

} // namespace

std::vector<Migration> shippedMigrations()
{
    return migrationsFor(u"sqlite"_s);
}

int newestSchema()
{
    static const int newest = shippedMigrations().back().version;
    return newest;
}

void migrate(SqliteConnection& connection, const std::vector<Migration>& migrations,
             const KeepOld& keepOld)
{
    // A migration may rebuild a table that others reference; foreign keys are checked at its end.
    connection.run(u"PRAGMA foreign_keys = OFF"_s);
    applyMissing(connection, migrations, keepOld);
    connection.run(u"PRAGMA foreign_keys = ON"_s);
    if (schemaVersion(connection) > migrations.back().version) {
        throw core::StoreFailure(core::StoreFailure::Kind::TooNew,
                                 u"schema version %1"_s.arg(schemaVersion(connection)));
    }
}

} // namespace db
