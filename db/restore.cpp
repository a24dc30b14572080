#include "db/backup.h"

#include "core/store.h"
#include "db/check.h"
#include "db/club_database.h"
#include "db/contents.h"
#include "db/durable_files.h"
#include "db/verified_copy.h"

#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

namespace db {
namespace {

using namespace Qt::StringLiterals;
using Kind = core::StoreFailure::Kind;

/// Long enough for a command that is about to end.
constexpr std::chrono::milliseconds briefly{1'000};

/// Writes the backup's contents, verified and with the newest schema, into a new file `copy`.
void writeRestored(const QString& backupFile, const QString& copy)
{
    const auto migrations = shippedMigrations();
    {
        Connection backup(backupFile, Connection::Access::ReadOnly);
        requireClub(backup, migrations.back().version);
        requireSound(backup);
        writeCopy(backup, copy);
    }
    {
        Connection restored(copy, Connection::Access::ReadWrite);
        migrate(restored, migrations);
        requireSound(restored);
    }
    syncFile(copy);
}

/// Locks a database exclusively for as long as it lives, with everything in the one file. A damaged
/// database can't be locked and is accepted: restoring over it is what restoring is for.
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
        // A damaged one fails here, before anything of its log is changed.
        {
            const Connection probe(file, Connection::Access::ReadOnly, briefly);
        }
        connection_ = std::make_unique<Connection>(file, Connection::Access::ReadWrite, briefly);
        // From now on locks are held.
        connection_->run(u"PRAGMA locking_mode = EXCLUSIVE"_s);
        // Leaving the log mode is refused while another connection is open, even an idle one.
        connection_->run(u"PRAGMA journal_mode = DELETE"_s);
        connection_->run(u"BEGIN EXCLUSIVE"_s);
    }

    std::unique_ptr<Connection> connection_;
};

/// A log left by a database that is missing or damaged would be applied to the new one.
void setLogAside(const QString& databaseFile, const QString& kept)
{
    const QString log = databaseFile + u"-wal"_s;
    if (QFileInfo::exists(log)) {
        renameOver(log, kept + u"-wal"_s);
    }
    QFile::remove(databaseFile + u"-shm"_s);
}

/// A copy, because not every file system lets a file have two names, and at no moment may the
/// database be without its own.
void keep(QFile& database, const QString& kept)
{
    const QString copy = temporaryName(kept);
    const auto tidyUp = qScopeGuard([&copy] { QFile::remove(copy); });
    copyFile(database, copy);
    renameOver(copy, kept);
}

} // namespace

std::optional<QString> restore(const QString& databaseFile, const QString& backupFile,
                               const QDateTime& now)
{
    requireReadable(backupFile);
    const QString file = withoutLinks(databaseFile);
    if (isSameFile(file, backupFile)) {
        throw core::StoreFailure(Kind::Other, u"the backup is the database itself"_s);
    }
    requireWorkable(file, IfMissing::Create);
    const QString copy = temporaryName(file);
    const auto tidyUp = qScopeGuard([&copy] { QFile::remove(copy); });
    writeRestored(backupFile, copy);

    const QString stamp = now.toUTC().toString(u"yyyyMMdd'T'HHmmsszzz'Z'"_s);
    const QString kept = nameBeside(file, u"replaced-"_s + stamp);
    if (!QFileInfo::exists(file)) {
        setLogAside(file, kept);
        renameOver(copy, file);
        return std::nullopt;
    }
    // Closing the file gives up the locks that the engine holds, so it is the last to be closed.
    QFile database(file);
    if (!database.open(QIODevice::ReadOnly)) {
        throw core::StoreFailure(Kind::Unreadable, file);
    }
    SoleUse soleUse(file);
    keep(database, kept);
    setLogAside(file, kept);
#ifdef Q_OS_WIN
    soleUse.release(); // An open file can't be replaced there.
    database.close();
#endif
    renameOver(copy, file);
    return kept;
}

} // namespace db
