#include "backup.h"

#include "club_database.h"
#include "contents.h"
#include "core/store.h"
#include "durable_files.h"
#include "verified_copy.h"

#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

namespace db {
namespace {

using namespace Qt::StringLiterals;
using Kind = core::StoreFailure::Kind;

/// Long enough for a command that is just ending.
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

/// Keeps everybody else out of a database while it lives, with everything in the one file. A
/// damaged database can't be locked and is let through: it is what one restores over.
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
        // A damaged one fails here, where nothing of its log is touched.
        {
            const Connection probe(file, Connection::Access::ReadOnly, briefly);
        }
        connection_ = std::make_unique<Connection>(file, Connection::Access::ReadWrite, briefly);
        // Locks taken from now on are kept.
        connection_->run(u"PRAGMA locking_mode = EXCLUSIVE"_s);
        // Ending the log is refused while another connection is open, even an idle one.
        connection_->run(u"PRAGMA journal_mode = DELETE"_s);
        connection_->run(u"BEGIN EXCLUSIVE"_s);
    }

    std::unique_ptr<Connection> connection_;
};

/// A log left behind by a database that is gone or damaged would be taken for the new one's.
void setLogAside(const QString& databaseFile, const QString& kept)
{
    const QString log = databaseFile + u"-wal"_s;
    if (QFileInfo::exists(log)) {
        renameOver(log, kept + u"-wal"_s);
    }
    QFile::remove(databaseFile + u"-shm"_s);
}

/// Lets the file stand under a second name, or, where there is no such thing, under another.
void keep(const QString& databaseFile, const QString& kept)
{
    if (!addName(databaseFile, kept)) {
        renameOver(databaseFile, kept);
    }
}

} // namespace

std::optional<QString> restore(const QString& databaseFile, const QString& backupFile,
                               const QDateTime& now)
{
    requireReadable(backupFile);
    if (isSameFile(databaseFile, backupFile)) {
        throw core::StoreFailure(Kind::Other, u"the backup is the database itself"_s);
    }
    requireWorkable(databaseFile, IfMissing::Create);
    const QString copy = temporaryName(databaseFile);
    const auto tidyUp = qScopeGuard([&copy] { QFile::remove(copy); });
    writeRestored(backupFile, copy);

    const QString stamp = now.toUTC().toString(u"yyyyMMdd'T'HHmmsszzz'Z'"_s);
    const QString kept = nameBeside(databaseFile, u"replaced-"_s + stamp);
    if (!QFileInfo::exists(databaseFile)) {
        setLogAside(databaseFile, kept);
        renameOver(copy, databaseFile);
        return std::nullopt;
    }
    SoleUse soleUse(databaseFile);
    keep(databaseFile, kept);
    setLogAside(databaseFile, kept);
#ifdef Q_OS_WIN
    soleUse.release(); // An open file can't be replaced there.
#endif
    renameOver(copy, databaseFile);
    return kept;
}

} // namespace db
