#pragma once

#include "db/postgres/postgres_connection.h"
#include "db/postgres/server_address.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <chrono>
#include <cstdint>
#include <functional>
#include <unordered_map>

namespace db {

/// A connection to a PostgreSQL database, whatever it contains: see server_schema.h. Until it is
/// destroyed its thread's event loop hears of others' changes. All functions throw
/// core::StoreFailure; after Unreachable only destruction is left.
class ServerConnection final : public PostgresConnection
{
public:
    explicit ServerConnection(const ServerAddress& address);
    ServerConnection(const ServerConnection&) = delete;
    ServerConnection& operator=(const ServerConnection&) = delete;
    ServerConnection(ServerConnection&&) = delete;
    ServerConnection& operator=(ServerConnection&&) = delete;
    ~ServerConnection() override;

    ServerAnswer execute(const QString& sql, const QVariantList& values) override;
    void runOnce(const QString& sql) override;
    std::int64_t changesByOthers() override { return changes_; }
    [[nodiscard]] std::chrono::milliseconds ahead() const override { return ahead_; }

    /// From now on changesByOthers() counts, and `changed` is called each time it grows; `ended`
    /// when another connection announces the end of sharing.
    void listen(std::function<void()> changed, std::function<void()> ended);
    /// To all that listen.
    void announceEnd();

    /// From now on each write transaction leaves a receipt in the database, which has to have the
    /// schema of a club.
    void leaveReceipts() { leavesReceipts_ = true; }
    /// The id of the last write transaction that began here, unlike any other.
    [[nodiscard]] const QString& writeTransaction() const { return writeTransaction_; }

    /// Whether a write transaction of any connection was committed, by its receipt; waits for its
    /// end. Receipts are kept for a day at least.
    bool wasCommitted(const QString& writeTransaction);

private:
    struct Query
    {
        QSqlQuery query;
        int columns = 0; ///< Once it is known.
    };

    void setWait(std::chrono::milliseconds wait) override { wait_ = wait; }
    void beginRead() override;
    void beginWrite() override;
    void commit() override;
    void rollBack() override;

    void open(const ServerAddress& address);
    Query& queryOf(const QString& sql);

    QString name_; ///< Qt's, of the connection.
    QSqlDatabase database_;
    std::unordered_map<QString, Query> queries_; ///< By their SQL.
    std::chrono::milliseconds wait_;
    bool leavesReceipts_ = false;
    QString writeTransaction_;
    std::int64_t changes_ = 0;
    std::chrono::milliseconds ahead_{0}; ///< As it was when connecting.
};

} // namespace db
