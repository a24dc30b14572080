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

#include <array>
#include <functional>
#include <memory>

namespace db {
namespace {

using namespace Qt::StringLiterals;
using Kind = core::StoreFailure::Kind;

constexpr std::array logMarks = {"-wal"_L1, "-journal"_L1};

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
        // While locks are held, the engine empties its journal and leaves it there.
        QFile::remove(file + u"-journal"_s);
    }

    std::unique_ptr<SqliteConnection> connection_;
};

/// A log or journal left by a missing or damaged database would be applied to the new one.
void setLogAside(const QString& databaseFile, const QString& kept)
{
    for (const auto& mark : logMarks) {
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

void putBack(const QString& databaseFile, const QString& kept)
{
    for (const auto& mark : logMarks) {
        if (QFileInfo::exists(kept + mark)) {
            QFile::rename(kept + mark, databaseFile + mark);
        }
    }
    QFile::remove(kept);
}

/// Gives the copy the database's name after `preparing`. What fails before leaves everything as it
/// was; Unconfirmed: it is replaced, for now.
void replacing(const QString& databaseFile, const QString& kept, const PartFile& copy,
               const std::function<void()>& preparing)
{
    try {
        preparing();
        renameOver(copy.name(), databaseFile);
    } catch (const core::StoreFailure& failure) {
        const bool isReplaced = !QFileInfo::exists(copy.name());
        if (isReplaced) {
            throw;
        }
        putBack(databaseFile, kept);
        throw failure.kind() == Kind::Unconfirmed
            ? core::StoreFailure(Kind::Device, failure.detail())
            : failure;
    }
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
    const QString stamp = now.toUTC().toString(u"yyyyMMdd'T'HHmmsszzz'Z'"_s);
    const QString kept = nameBeside(file, replacedMark.mid(1) + stamp);
    const PartFile copy(kept);
    writeRestored(backupFile, copy.name());

    // From here on it would speak of what is replaced.
    removeNewestEntries(file);
    if (!QFileInfo::exists(file)) {
        replacing(file, kept, copy, [&] { setLogAside(file, kept); });
        return std::nullopt;
    }
    // Closing the file releases the engine's locks, so it is closed last.
    QFile database(file);
    if (!database.open(QIODevice::ReadOnly)) {
        throw core::StoreFailure(Kind::Unreadable, file);
    }
    SoleUse soleUse(file);
    replacing(file, kept, copy, [&] {
        keep(database, kept);
        if (!canReplaceOpenFiles()) {
            soleUse.release();
            database.close();
        }
        setLogAside(file, kept);
        // A database shared with other desks stays shared.
        QFile::setPermissions(copy.name(), QFileInfo(file).permissions());
    });
    return kept;
}

} // namespace db
