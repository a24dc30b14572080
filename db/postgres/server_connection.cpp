#include "db/postgres/server_connection.h"

#include "core/store/store.h"
#include "db/postgres/server_failure.h"

#include <QDateTime>
#include <QObject>
#include <QScopeGuard>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QStringList>
#include <QUuid>
#include <QVariant>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;
using Kind = core::StoreFailure::Kind;

constexpr int oldestServer = 130000;
/// Numbers of advisory locks begin with these letters: "RDcd".
constexpr std::int64_t writerLock = std::int64_t{0x52446364} << 32;

QString changesChannel()
{
    return u"rummy_director"_s;
}

/// What is said there when sharing ends; changes say nothing more.
QString endMessage()
{
    return u"ended"_s;
}

/// How long to wait for what others have locked: shorter than a caller waits for an answer
/// (Connection::answerTime), who so learns why there is none.
constexpr std::chrono::seconds lockWait(4);

/// Executes statements in one way to the server and back; the query is left at the last answer.
void executeAll(QSqlQuery& query, const QStringList& statements)
{
    bool done = query.exec(statements.join(u"; "_s));
    for (qsizetype answer = 1; done && answer < statements.size(); ++answer) {
        done = query.nextResult();
    }
    if (!done) {
        throw failureOf(query.lastError());
    }
}

/// The driver would ask the server for the name of each column's table, but not if a query is
/// forward-only.
int columnsOf(QSqlQuery& query)
{
    query.setForwardOnly(true);
    const int columns = query.record().count();
    query.setForwardOnly(false);
    return columns;
}

/// What waits for a dead server fails, and what a desk that vanished leaves behind ends by itself:
/// times in seconds and milliseconds.
QString connectOptions(const QString& own)
{
    const auto limits = u"connect_timeout=3 tcp_user_timeout=5000 keepalives_idle=5 "
                        "keepalives_interval=2 keepalives_count=3 "
                        "application_name='Rummy Director' "
                        "options='-c client_min_messages=error -c lock_timeout=%1s "
                        "-c tcp_user_timeout=5s -c tcp_keepalives_idle=5 "
                        "-c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 "
                        "-c synchronous_commit=on'"_s.arg(lockWait.count());
    return own.isEmpty() ? limits : limits + u' ' + own;
}

} // namespace

ServerConnection::ServerConnection(const ServerAddress& address)
    : PostgresConnection(lockWait),
      name_(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      wait_(lockWait)
{
    if (!QSqlDatabase::isDriverAvailable(u"QPSQL"_s)) {
        throw core::StoreFailure(Kind::NoDriver, u"QPSQL"_s);
    }
    database_ = QSqlDatabase::addDatabase(u"QPSQL"_s, name_);
    try {
        open(address);
    } catch (const core::StoreFailure&) {
        database_ = QSqlDatabase();
        QSqlDatabase::removeDatabase(name_);
        throw;
    }
}

void ServerConnection::open(const ServerAddress& address)
{
    database_.setUserName(address.user);
    database_.setHostName(address.host);
    database_.setDatabaseName(address.database);
    if (address.port) {
        database_.setPort(*address.port);
    }
    database_.setConnectOptions(connectOptions(address.options));
    if (!database_.open()) {
        throw failureOfConnecting(database_.lastError());
    }
    QSqlQuery query(database_);
    const auto asked = QDateTime::currentMSecsSinceEpoch();
    if (!query.exec(u"SELECT current_setting('server_version_num')::int, "
                    "current_setting('server_version'), pg_encoding_to_char(encoding), "
                    "(extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM pg_database "
                    "WHERE datname = current_database()"_s) ||
        !query.next()) {
        throw failureOf(query.lastError());
    }
    if (query.value(0).toInt() < oldestServer) {
        throw core::StoreFailure(Kind::TooOld, query.value(1).toString());
    }
    if (const QString encoding = query.value(2).toString(); encoding != u"UTF8") {
        throw core::StoreFailure(Kind::Unreadable, encoding);
    }
    const auto heard = QDateTime::currentMSecsSinceEpoch();
    ahead_ = std::chrono::milliseconds(query.value(3).toLongLong() - (asked + heard) / 2);
}

ServerConnection::~ServerConnection()
{
    queries_.clear();
    database_.close();
    database_ = QSqlDatabase();
    QSqlDatabase::removeDatabase(name_);
}

void ServerConnection::listen(std::function<void()> changed, std::function<void()> ended)
{
    QSqlDriver* const driver = database_.driver();
    QObject::connect(driver, &QSqlDriver::notification, driver,
                     [this, changed = std::move(changed), ended = std::move(ended)](
                         const QString& /*channel*/, QSqlDriver::NotificationSource source,
                         const QVariant& message) {
                         if (message.toString() == endMessage()) {
                             ended();
                         } else if (source != QSqlDriver::SelfSource) {
                             ++changes_;
                             changed();
                         }
                     });
    if (!driver->subscribeToNotification(changesChannel())) {
        throw failureOf(driver->lastError());
    }
}

void ServerConnection::announceEnd()
{
    runOnce(u"NOTIFY %1, '%2'"_s.arg(changesChannel(), endMessage()));
}

void ServerConnection::runOnce(const QString& sql)
{
    QSqlQuery query(database_);
    if (!query.exec(sql)) {
        throw failureOf(query.lastError());
    }
}

ServerAnswer ServerConnection::execute(const QString& sql, const QVariantList& values)
{
    auto& [query, columns] = queryOf(sql);
    for (qsizetype parameter = 0; parameter < values.size(); ++parameter) {
        query.bindValue(static_cast<int>(parameter), values[parameter]);
    }
    const auto ended = qScopeGuard([&used = query] { used.finish(); });
    if (!query.exec()) {
        throw failureOf(query.lastError());
    }
    ServerAnswer answer;
    answer.written = query.numRowsAffected();
    if (query.isSelect()) {
        columns = columns > 0 ? columns : columnsOf(query);
        answer.columns = static_cast<std::size_t>(columns);
        answer.cells.reserve(answer.columns * static_cast<std::size_t>(query.size()));
        while (query.next()) {
            for (int column = 0; column < columns; ++column) {
                answer.cells.push_back(query.isNull(column) ? QVariant() : query.value(column));
            }
        }
    }
    return answer;
}

ServerConnection::Query& ServerConnection::queryOf(const QString& sql)
{
    const auto known = queries_.find(sql);
    if (known != queries_.end()) {
        return known->second;
    }
    QSqlQuery query(database_);
    query.setForwardOnly(false); // One answer, rather than a statement open while others run.
    if (!query.prepare(sql)) {
        throw failureOf(query.lastError());
    }
    return queries_.emplace(sql, Query{std::move(query)}).first->second;
}

void ServerConnection::beginRead()
{
    runOnce(u"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"_s);
}

void ServerConnection::beginWrite()
{
    // To the server 0 means without end.
    constexpr std::chrono::milliseconds shortest(300);
    QSqlQuery query(database_);
    try {
        executeAll(query, {u"BEGIN ISOLATION LEVEL READ COMMITTED"_s,
                           u"SET LOCAL lock_timeout = %1"_s.arg(std::max(wait_, shortest).count()),
                           u"SELECT pg_advisory_xact_lock(%1)"_s.arg(writerLock)});
    } catch (const core::StoreFailure&) {
        query.exec(u"ROLLBACK"_s);
        throw;
    }
    writeTransaction_ = QUuid::createUuid().toString(QUuid::WithoutBraces);
}

void ServerConnection::commit()
{
    QStringList statements = {u"NOTIFY "_s + changesChannel(), u"COMMIT"_s};
    if (leavesReceipts_) {
        // By an id of its own: the server's numbers of transactions that were lost in a crash are
        // given again.
        statements.prepend(
            u"INSERT INTO write_receipt (id) VALUES ('%1')"_s.arg(writeTransaction_));
    }
    QSqlQuery query(database_);
    executeAll(query, statements);
}

void ServerConnection::rollBack()
{
    runOnce(u"ROLLBACK"_s);
}

bool ServerConnection::wasCommitted(const QString& writeTransaction)
{
    // A writer holds the lock until its outcome is known.
    beginWrite();
    const auto receipts = valueOf<std::int64_t>(
        u"SELECT count(*) FROM write_receipt WHERE id = ?::text::uuid"_s, writeTransaction);
    rollBack();
    return receipts > 0;
}

} // namespace db
