#include "db/sqlite/sqlite_connection.h"

#include "db/failure.h"
#include "db/sqlite/digest_function.h"
#include "db/sqlite/engine_failure.h"
#include "db/sqlite/newest_entries.h"
#include "db/sqlite/resting_mark.h"
#include "db/sqlite/sqlite_statement.h"

#include <QFileInfo>
#include <QScopeGuard>
#include <QUrl>

#include <utility>

#include <sqlite3.h>

namespace db {
namespace {

using namespace Qt::StringLiterals;

QByteArray nameOf(const QString& file, SqliteConnection::Access access)
{
    using enum SqliteConnection::Access;
    const QString path = QFileInfo(file).absoluteFilePath();
    switch (access) {
    case Memory:
        return QByteArrayLiteral(":memory:");
    case Immutable:
        return SqliteConnection::immutableUri(path);
    case ReadOnly:
    case Alone:
    case ReadWrite:
        break;
    }
    return path.toUtf8();
}

int flagsOf(SqliteConnection::Access access)
{
    using enum SqliteConnection::Access;
    // A connection stays with its thread.
    constexpr int common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    switch (access) {
    case ReadOnly:
        return common | SQLITE_OPEN_READONLY;
    case Immutable:
        return common | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
    case Alone:
        return common | SQLITE_OPEN_READWRITE; // To lock it.
    case ReadWrite:
    case Memory:
        break;
    }
    return common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
}

} // namespace

QByteArray SqliteConnection::immutableUri(const QString& path)
{
    // The engine refuses a URI with the name of a computer, so that of a share is part of the path.
    const auto whole = path.startsWith(u'/') ? path : u'/' + path;
    return "file://" + QUrl::toPercentEncoding(whole, "/:") + "?immutable=1";
}

SqliteConnection::SqliteConnection(const QString& file, Access access,
                                   std::chrono::milliseconds wait)
    : Connection(wait)
{
    sqlite3* opened = nullptr;
    const int result =
        sqlite3_open_v2(nameOf(file, access).constData(), &opened, flagsOf(access), nullptr);
    database_.reset(opened);
    if (result != SQLITE_OK) {
        throw failureOf(opened);
    }
    sqlite3_busy_timeout(opened, static_cast<int>(wait.count()));
    addDigestFunction(opened);
    prepareFor(access);
}

SqliteConnection::~SqliteConnection()
{
    release();
}

void SqliteConnection::setWait(std::chrono::milliseconds wait)
{
    sqlite3_busy_timeout(database_.get(), static_cast<int>(wait.count()));
}

void SqliteConnection::Close::operator()(sqlite3* database) const
{
    // Statements left to the base class by a failing constructor are finalized after this.
    sqlite3_close_v2(database);
}

void SqliteConnection::prepareFor(Access access)
{
    run(u"PRAGMA trusted_schema = OFF"_s);
    run(u"PRAGMA foreign_keys = ON"_s);
    // Makes REPLACE fire the triggers that guard the journal.
    run(u"PRAGMA recursive_triggers = ON"_s);
    if (access == Access::ReadWrite) {
        run(u"PRAGMA synchronous = FULL"_s);
        // On macOS an ordinary sync does not reach the disk; elsewhere this makes no difference.
        run(u"PRAGMA fullfsync = ON"_s);
        run(u"PRAGMA checkpoint_fullfsync = ON"_s);
    }
    if (access == Access::Alone) {
        // The log's index is kept in memory, and closing leaves the log as it is.
        run(u"PRAGMA locking_mode = EXCLUSIVE"_s);
        run(u"PRAGMA query_only = ON"_s);
        sqlite3_db_config(database_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    }
    // The first statement that reads the file: fails if it is not a database.
    valueOf<std::int64_t>(u"PRAGMA schema_version"_s);
}

void SqliteConnection::runOnce(const QString& sql)
{
    SqliteStatement(database_.get(), sql).run();
}

std::unique_ptr<Statement> SqliteConnection::prepare(const QString& sql)
{
    return std::make_unique<SqliteStatement>(database_.get(), sql);
}

std::int64_t SqliteConnection::nextId(const QString& table)
{
    return lastId(table) + 1;
}

std::int64_t SqliteConnection::lastId(const QString& table)
{
    return valueOf<std::int64_t>(
        u"SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?"_s, table);
}

void SqliteConnection::keepIds(const QString& table, std::int64_t last)
{
    if (lastId(table) < last) {
        run(u"DELETE FROM sqlite_sequence WHERE name = ?"_s, table);
        run(u"INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)"_s, table, last);
    }
}

void SqliteConnection::unguardJournals()
{
    // From here on replaced data are overwritten in the file.
    run(u"PRAGMA secure_delete = ON"_s);
    guards_ = column<QString>(
        u"SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name IN "
        "('journal_is_never_changed', 'club_journal_is_never_changed') ORDER BY name"_s);
    runOnce(u"DROP TRIGGER journal_is_never_changed"_s);
    runOnce(u"DROP TRIGGER club_journal_is_never_changed"_s);
}

void SqliteConnection::guardJournals()
{
    for (const auto& guard : guards_) {
        runOnce(guard);
    }
    guards_.clear();
}

std::optional<core::StoreFailure> SqliteConnection::wipe()
{
    constexpr std::chrono::milliseconds moment(500);
    const auto waitAgain = withoutWaiting();
    setWait(moment);
    try {
        requireInPlace();
        // The log holds the old pages, and VACUUM leaves no free ones.
        runOnce(u"VACUUM"_s);
        if (valueOf<std::int64_t>(u"PRAGMA wal_checkpoint(TRUNCATE)"_s) != 0) {
            return core::StoreFailure(core::StoreFailure::Kind::Busy, u"the log is read"_s);
        }
    } catch (const core::StoreFailure& failure) {
        return failure; // The data are stored, whatever prevented the rest.
    }
    return std::nullopt;
}

std::int64_t SqliteConnection::changesByOthers()
{
    requireInPlace();
    return valueOf<std::int64_t>(u"PRAGMA data_version"_s);
}

void SqliteConnection::holdTo(const OpenFile& file)
{
    file_ = file;
    log_.reset();
}

void SqliteConnection::requireInPlace() const
{
    if (file_) {
        file_->requireInPlace();
    }
    if (log_) {
        log_->requireInPlace();
    }
}

void SqliteConnection::beginRead()
{
    run(u"BEGIN"_s);
}

void SqliteConnection::beginWrite()
{
    // A plain BEGIN that reads first cannot wait for a writer; its first write would fail.
    run(u"BEGIN IMMEDIATE"_s);
    auto undo = qScopeGuard([this] {
        try {
            rollBack();
        } catch (const core::StoreFailure&) {
            // The engine has already rolled back, for instance because of the disk.
        }
    });
    requireInPlace();
    if (file_) {
        requireAwake(*this);
        if (!log_) {
            log_ = file_->log();
        }
    }
    isWriting_ = file_.has_value();
    undo.dismiss();
}

void SqliteConnection::commit()
{
    requireInPlace();
    const bool isOfClub = std::exchange(isWriting_, false);
    try {
        run(u"COMMIT"_s);
    } catch (const core::StoreFailure& failure) {
        if (isOfClub && isInLog(database_.get()) && !overwriteUnfinished()) {
            throw core::StoreFailure(core::StoreFailure::Kind::Unconfirmed, failure.detail());
        }
        throw;
    }
    if (isOfClub) {
        noteNewestEntries();
    }
}

/// The log has the whole change, which this connection and others ignore, but a recovery after a
/// crash would not. The next change is written over it: here one that changes nothing.
bool SqliteConnection::overwriteUnfinished()
{
    try {
        const auto version = valueOf<std::int64_t>(u"PRAGMA user_version"_s);
        runOnce(u"BEGIN IMMEDIATE"_s);
        auto undo = qScopeGuard([this] {
            try {
                rollBack();
            } catch (const core::StoreFailure&) {
                // The engine has already rolled back.
            }
        });
        runOnce(u"PRAGMA user_version = %1"_s.arg(version));
        runOnce(u"COMMIT"_s);
        undo.dismiss();
        return true;
    } catch (const core::StoreFailure&) {
        return false;
    }
}

void SqliteConnection::noteNewestEntries()
{
    try {
        writeNewestEntries(file_->name(), newestEntries(*this));
    } catch (const core::StoreFailure&) {
        // The change is stored, whatever prevented this.
    }
}

void SqliteConnection::rollBack()
{
    isWriting_ = false;
    run(u"ROLLBACK"_s);
}

void SqliteConnection::copyFrom(const SqliteConnection& source)
{
    auto* const copying =
        sqlite3_backup_init(database_.get(), "main", source.database_.get(), "main");
    constexpr int allPages = -1;
    if (copying != nullptr) {
        sqlite3_backup_step(copying, allPages);
    }
    if (copying == nullptr || sqlite3_backup_finish(copying) != SQLITE_OK) {
        throw failureOf(database_.get());
    }
}

QByteArray SqliteConnection::image() const
{
    sqlite3_int64 size = 0;
    const std::unique_ptr<unsigned char, decltype(&sqlite3_free)> bytes(
        sqlite3_serialize(database_.get(), "main", &size, 0), &sqlite3_free);
    if (bytes == nullptr) {
        throw failureOf(database_.get());
    }
    return {reinterpret_cast<const char*>(bytes.get()), size};
}

void SqliteConnection::copyFrom(const QByteArray& image)
{
    const SqliteConnection source(QString(), Access::Memory);
    QByteArray bytes = image; // The engine wants them writable, though it only reads.
    if (sqlite3_deserialize(source.database_.get(), "main",
                            reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(),
                            bytes.size(), SQLITE_DESERIALIZE_READONLY) != SQLITE_OK) {
        throw failureOf(source.database_.get());
    }
    copyFrom(source);
}

} // namespace db
