#include "db/sqlite/backup.h"

#include "core/store/store.h"
#include "db/sqlite/check.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/contents.h"
#include "db/sqlite/durable_files.h"
#include "db/sqlite/newest_entries.h"
#include "db/sqlite/part_file.h"
#include "db/sqlite/untouched_file.h"
#include "db/sqlite/verified_copy.h"

#include <QFile>
#include <QFileInfo>

#include <memory>

namespace db {
namespace {

using namespace Qt::StringLiterals;
using Kind = core::StoreFailure::Kind;

/// Long enough for a command that is about to end.
constexpr std::chrono::milliseconds briefly{1'000};

/// Writes the backup's contents, verified and migrated, into a new file `copy`.
void writeRestored(const QString& backupFile, const QString& copy)
{
    const auto migrations = shippedMigrations();
    const auto backup = [&] {
        try {
            auto opened = std::make_unique<UntouchedFile>(backupFile);
            requireClub(opened->connection(), migrations.back().version);
            requireSound(opened->connection());
            return opened;
        } catch (const core::StoreFailure& failure) {
            throw failure.ofBackup(backupFile);
        }
    }();
    writeCopy(backup->connection(), copy);
    {
        SqliteConnection restored(copy, SqliteConnection::Access::ReadWrite);
        migrate(restored, migrations);
        requireSound(restored);
    }
    syncFile(copy);
}

/// Locks a database exclusively during its lifetime, with everything in one file. A damaged
/// database can't be locked and is accepted: replacing it is the point of restoring.
class SoleUse
{
public:
    explicit SoleUse(const QString& file)
    {
        try {
            lock(file);
        } catch (const core::StoreFailure& failure) {
            if (failure.kind() != Kind::Damaged) {
                throw;
            }
            release();
        }
    }

    void release() { connection_.reset(); }

private:
    void lock(const QString& file)
    {
        // A damaged one fails here, before its log is touched. Rolling back a journal beside it is
        // left to the connection that may write.
        if (!QFileInfo::exists(file + u"-journal"_s)) {
            const SqliteConnection probe(file, SqliteConnection::Access::ReadOnly, briefly);
        }
        connection_ =
            std::make_unique<SqliteConnection>(file, SqliteConnection::Access::ReadWrite, briefly);
        // From now on locks are held.
        connection_->run(u"PRAGMA locking_mode = EXCLUSIVE"_s);
        // Leaving the log mode is refused while another connection is open, even an idle one.
        connection_->run(u"PRAGMA journal_mode = DELETE"_s);
        connection_->run(u"BEGIN EXCLUSIVE"_s);
    }

    std::unique_ptr<SqliteConnection> connection_;
};

/// A log or journal left by a missing or damaged database would be applied to the new one.
void setLogAside(const QString& databaseFile, const QString& kept)
{
    for (const auto& mark : {u"-wal"_s, u"-journal"_s}) {
        if (QFileInfo::exists(databaseFile + mark)) {
            renameOver(databaseFile + mark, kept + mark);
        }
    }
    QFile::remove(databaseFile + u"-shm"_s);
}

/// A copy, because not every file system allows hard links, and the database must never be without
/// its name.
void keep(QFile& database, const QString& kept)
{
    const PartFile copy(kept);
    copyFile(database, copy.name());
    renameOver(copy.name(), kept);
}

void requireBackup(const QString& backupFile)
{
    try {
        requireReadable(backupFile);
    } catch (const core::StoreFailure& failure) {
        throw failure.ofBackup(backupFile);
    }
}

} // namespace

std::optional<QString> restore(const QString& databaseFile, const QString& backupFile,
                               const QDateTime& now)
{
    requireBackup(backupFile);
    const QString file = withoutLinks(databaseFile);
    if (isSameFile(file, backupFile)) {
        throw core::StoreFailure(Kind::Other, u"the backup is the database itself"_s)
            .ofBackup(backupFile);
    }
    requireWorkable(file, IfMissing::Create);
    removeAbandonedParts(file);
    const PartFile copy(file);
    writeRestored(backupFile, copy.name());

    // From here on it would speak of what is replaced.
    removeNewestEntries(file);
    const QString stamp = now.toUTC().toString(u"yyyyMMdd'T'HHmmsszzz'Z'"_s);
    const QString kept = nameBeside(file, u"replaced-"_s + stamp);
    if (!QFileInfo::exists(file)) {
        setLogAside(file, kept);
        renameOver(copy.name(), file);
        return std::nullopt;
    }
    // Closing the file releases the engine's locks, so it is closed last.
    QFile database(file);
    if (!database.open(QIODevice::ReadOnly)) {
        throw core::StoreFailure(Kind::Unreadable, file);
    }
    SoleUse soleUse(file);
    keep(database, kept);
    if (!canReplaceOpenFiles()) {
        soleUse.release();
        database.close();
    }
    setLogAside(file, kept);
    // A database shared with other desks stays shared.
    QFile::setPermissions(copy.name(), QFileInfo(file).permissions());
    renameOver(copy.name(), file);
    return kept;
}

} // namespace db
