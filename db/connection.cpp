#include "db/connection.h"

#include "db/digest.h"
#include "db/failure.h"

#include <QFileInfo>
#include <QStringList>
#include <QUrl>

#include <sqlite3.h>

namespace db {
namespace {

using namespace Qt::StringLiterals;

QByteArray nameOf(const QString& file, Connection::Access access)
{
    using enum Connection::Access;
    const QString path = QFileInfo(file).absoluteFilePath();
    switch (access) {
    case Memory:
        return QByteArrayLiteral(":memory:");
    case Immutable:
        return QUrl::fromLocalFile(path).toEncoded() + "?immutable=1";
    case ReadOnly:
    case ReadWrite:
        break;
    }
    return path.toUtf8();
}

int flagsOf(Connection::Access access)
{
    using enum Connection::Access;
    // A connection stays with its thread.
    constexpr int common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    switch (access) {
    case ReadOnly:
        return common | SQLITE_OPEN_READONLY;
    case Immutable:
        return common | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
    case ReadWrite:
    case Memory:
        break;
    }
    return common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
}

} // namespace

Connection::Connection(const QString& file, Access access, std::chrono::milliseconds wait)
    : wait_(wait)
{
    sqlite3* opened = nullptr;
    const int result =
        sqlite3_open_v2(nameOf(file, access).constData(), &opened, flagsOf(access), nullptr);
    database_.reset(opened);
    if (result != SQLITE_OK) {
        throw failureOf(opened);
    }
    setWait(wait);
    addDigestFunction(opened);
    prepare(access);
}

void Connection::setWait(std::chrono::milliseconds wait)
{
    sqlite3_busy_timeout(database_.get(), static_cast<int>(wait.count()));
}

void Connection::Close::operator()(sqlite3* database) const
{
    sqlite3_close(database);
}

void Connection::prepare(Access access)
{
    run(u"PRAGMA trusted_schema = OFF"_s);
    run(u"PRAGMA foreign_keys = ON"_s);
    // Makes REPLACE fire the triggers that guard the journal.
    run(u"PRAGMA recursive_triggers = ON"_s);
    if (access == Access::ReadWrite) {
        run(u"PRAGMA synchronous = FULL"_s);
        // On macOS the ordinary sync does not reach the disk; elsewhere this makes no difference.
        run(u"PRAGMA fullfsync = ON"_s);
        run(u"PRAGMA checkpoint_fullfsync = ON"_s);
    }
    // The first statement that reads the file: fails if it is not a database.
    valueOf<std::int64_t>(u"PRAGMA schema_version"_s);
}

void Connection::runOnce(const QString& sql)
{
    Statement(database_.get(), sql).run();
}

void Connection::copyFrom(const Connection& source)
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

Statement& Connection::prepared(const QString& sql)
{
    const auto known = statements_.find(sql);
    return known != statements_.end()
               ? known->second
               : statements_.emplace(sql, Statement(database_.get(), sql)).first->second;
}

Statement& Connection::preparedInsert(const QString& into, std::size_t rows, std::size_t columns)
{
    const auto times = [](const QString& text, std::size_t count) {
        return QStringList(static_cast<qsizetype>(count), text).join(u", "_s);
    };
    const QString row = u'(' + times(u"?"_s, columns) + u')';
    return prepared(u"INSERT INTO %1 VALUES %2"_s.arg(into, times(row, rows)));
}

void Connection::requireRow(Rows& found, const QString& sql)
{
    if (!found.next()) {
        throw damaged(sql);
    }
}

} // namespace db
