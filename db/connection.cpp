#include "db/connection.h"

#include "db/failure.h"

#include <QFileInfo>
#include <QSqlError>
#include <QUuid>

namespace db {

using namespace Qt::StringLiterals;

bool Rows::next()
{
    if (query_.next()) {
        return true;
    }
    if (query_.lastError().isValid()) {
        throw failureOf(query_.lastError());
    }
    return false;
}

Connection::Connection(const QString& file, Access access, std::chrono::milliseconds wait)
    : name_(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    database_ = QSqlDatabase::addDatabase(u"QSQLITE"_s, name_);
    database_.setDatabaseName(access == Access::Memory ? u":memory:"_s
                                                       : QFileInfo(file).absoluteFilePath());
    QString options = u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(wait.count());
    if (access == Access::ReadOnly) {
        options += u";QSQLITE_OPEN_READONLY"_s;
    }
    database_.setConnectOptions(options);
    try {
        open(access);
    } catch (const core::StoreFailure&) {
        close();
        throw;
    }
}

Connection::~Connection()
{
    close();
}

void Connection::close()
{
    queries_.clear();
    database_ = QSqlDatabase();
    QSqlDatabase::removeDatabase(name_);
}

void Connection::open(Access access)
{
    if (!database_.open()) {
        throw failureOf(database_.lastError());
    }
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

void Connection::runAsIs(const QString& sql)
{
    // Qt rewrites what it prepares, and takes an apostrophe in a comment for the start of a string.
    QSqlQuery query(database_);
    if (!query.exec(sql)) {
        throw failureOf(query.lastError());
    }
}

QSqlQuery& Connection::prepared(const QString& sql)
{
    const auto known = queries_.find(sql);
    if (known != queries_.end()) {
        return known->second;
    }
    QSqlQuery query(database_);
    query.setForwardOnly(true);
    if (!query.prepare(sql)) {
        throw failureOf(query.lastError());
    }
    return queries_.emplace(sql, std::move(query)).first->second;
}

void Connection::execute(QSqlQuery& query)
{
    if (!query.exec()) {
        const auto failure = failureOf(query.lastError());
        query.finish();
        throw core::StoreFailure(failure);
    }
}

void Connection::requireRow(Rows& found, const QString& sql)
{
    if (!found.next()) {
        throw damaged(sql);
    }
}

} // namespace db
