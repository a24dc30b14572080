#include "core/store/store.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/check.h"
#include "db/sqlite/contents.h"
#include "db/sqlite/database_file.h"
#include "db/sqlite/migrator.h"
#include "db/sqlite/untouched_file.h"

namespace db {
namespace {

using namespace Qt::StringLiterals;
using State = core::BackupContents::State;

/// For a database with the newest schema.
core::BackupContents contentsWithin(SqliteConnection& connection)
{
    core::BackupContents contents{State::Sound, {}, 0, {}, 0};
    Rows last = connection.rows(
        u"SELECT id, name, (SELECT COUNT(*) FROM tournament) - 1, "
        "(SELECT MAX(number) FROM round WHERE round.tournament = tournament.id "
        "AND state IN ('published', 'closed')), "
        "(SELECT COUNT(*) FROM game WHERE game.tournament = tournament.id) + "
        "(SELECT COUNT(*) FROM deal WHERE deal.tournament = tournament.id) "
        "FROM tournament "
        "ORDER BY (SELECT MAX(id) FROM journal WHERE journal.tournament = tournament.id) DESC "
        "LIMIT 1"_s);
    if (last.next()) {
        contents.tournament = last.value<QString>(1);
        contents.others = last.value<int>(2);
        contents.round = last.value<std::optional<core::RoundNumber>>(3);
        contents.results = last.value<int>(4);
    }
    return contents;
}

core::BackupContents describe(SqliteConnection& connection)
{
    const auto migrations = shippedMigrations();
    requireClub(connection, migrations.back().version);
    requireSound(connection);
    if (schemaVersion(connection) == migrations.back().version) {
        return contentsWithin(connection);
    }
    SqliteConnection migrated(QString(), SqliteConnection::Access::Memory);
    migrated.copyFrom(connection);
    migrate(migrated, migrations);
    return contentsWithin(migrated);
}

} // namespace

core::BackupContents describeBackup(const QString& backupFile)
{
    using enum core::StoreFailure::Kind;
    try {
        requireReadable(backupFile);
    } catch (const core::StoreFailure&) {
        return {State::Unread, {}, 0, {}, 0};
    }
    try {
        UntouchedFile untouched(backupFile);
        return describe(untouched.connection());
    } catch (const core::StoreFailure& failure) {
        const auto kind = failure.kind();
        const bool isBad = kind == Damaged || kind == Unreadable || kind == Other;
        return {kind == TooNew ? State::TooNew
                : isBad        ? State::Damaged
                               : State::Unread,
                {},
                0,
                {},
                0};
    }
}

} // namespace db
