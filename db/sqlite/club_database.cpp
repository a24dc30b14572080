#include "db/sqlite/club_database.h"

#include "core/store/store.h"
#include "core/store/user_files.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/contents.h"
#include "db/sqlite/durable_files.h"
#include "db/sqlite/newest_entries.h"
#include "db/sqlite/obstacle.h"
#include "db/sqlite/own_folder.h"
#include "db/sqlite/verified_copy.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>

namespace db {
namespace {

using namespace Qt::StringLiterals;
using Kind = core::StoreFailure::Kind;

/// Switching to WAL fails at once, without waiting, while other programs open the file.
void useLog(SqliteConnection& connection)
{
    constexpr unsigned long pauseMilliseconds = 5;
    const QDeadlineTimer deadline(SqliteConnection::patience);
    for (;;) {
        try {
            connection.run(u"PRAGMA journal_mode = WAL"_s);
            return;
        } catch (const core::StoreFailure& failure) {
            if (failure.kind() != Kind::Busy || deadline.hasExpired()) {
                throw;
            }
        }
        QThread::msleep(pauseMilliseconds);
    }
}

std::unique_ptr<SqliteConnection> openOnce(const QString& file, IfMissing ifMissing,
                                           const std::vector<Migration>& migrations)
{
    auto connection = std::make_unique<SqliteConnection>(file, SqliteConnection::Access::ReadWrite);
    const int newest = migrations.back().version;
    if (ifMissing == IfMissing::Refuse || contentsOf(*connection) != Contents::Nothing) {
        requireClub(*connection, newest);
    }
    if (schemaVersion(*connection) < newest) {
        // The counters may begin again in a table that is rebuilt.
        removeNewestEntries(file);
        migrate(*connection, migrations, [&file](int version) {
            // Through a separate connection, as copying is impossible within a transaction.
            SqliteConnection older(file, SqliteConnection::Access::ReadOnly);
            writeVerifiedCopy(older, nameBeside(file, u"schema-%1"_s.arg(version)));
        });
    }
    useLog(*connection);
    // Left by a killed restore: with a log nobody uses one, and it was rolled back if it had to be.
    QFile::remove(withoutLinks(file) + u"-journal"_s);
    return connection;
}

/// The engine would make it world-readable, and its companion files get the same permissions.
void makePrivate(const QString& file)
{
    try {
        createPrivateFile(withoutLinks(file));
    } catch (const core::StoreFailure&) {
        // Another program was first; opening reports any other cause.
    }
}

std::unique_ptr<SqliteConnection> newClub(const std::vector<Migration>& migrations)
{
    auto club = std::make_unique<SqliteConnection>(QString(), SqliteConnection::Access::Memory);
    migrate(*club, migrations);
    return club;
}

/// Made once, because the engine reads the whole schema again for each statement that changes it.
const QByteArray& newestEmptyClub()
{
    static const QByteArray image = newClub(shippedMigrations())->image();
    return image;
}

} // namespace

std::unique_ptr<SqliteConnection> openClubDatabase(const QString& file, IfMissing ifMissing,
                                                   const std::vector<Migration>& migrations)
{
    requireWorkable(file, ifMissing);
    if (isEmptied(file)) {
        throw core::StoreFailure(Kind::Damaged, emptiedDetail());
    }
    if (ifMissing == IfMissing::Create && !QFileInfo::exists(file)) {
        makePrivate(file);
    }
    keepOwnFolderPrivate(file);
    for (;;) {
        const auto identity = identityOf(file);
        auto connection =
            namingObstacle(file, [&] { return openOnce(file, ifMissing, migrations); });
        // No restore can replace the file while a connection is open, but one may have done so
        // while this connection was being opened.
        if (identityOf(file) == identity) {
            return connection;
        }
    }
}

bool isEmptied(const QString& file)
{
    const QFileInfo info(file);
    const bool isEmpty = info.exists() && info.size() == 0;
    return isEmpty && !backupsOf(file, core::backupFolders(file, QString())).empty();
}

QString emptiedDetail()
{
    return u"the file is empty, but it has backups"_s;
}

std::unique_ptr<SqliteConnection> openClubInMemory(int version)
{
    if (version != newestSchema()) {
        auto migrations = shippedMigrations();
        std::erase_if(migrations, [version](const auto& one) { return one.version > version; });
        auto club = newClub(migrations);
        // The program does that, not a script (db/participant_ids.h).
        club->runOnce(u"DROP TABLE IF EXISTS named_link"_s);
        return club;
    }
    auto club = std::make_unique<SqliteConnection>(QString(), SqliteConnection::Access::Memory);
    club->copyFrom(newestEmptyClub());
    return club;
}

QString nameBeside(const QString& file, const QString& mark)
{
    const QFileInfo info(file);
    const QString suffix = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
    const auto named = [&](const QString& added) {
        return info.dir().filePath(info.completeBaseName() + u'.' + mark + added + suffix);
    };
    QString name = named(QString());
    for (int number = 2; QFileInfo::exists(name); ++number) {
        name = named(u"-%1"_s.arg(number));
    }
    return name;
}

} // namespace db
