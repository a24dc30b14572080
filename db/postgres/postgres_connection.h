#pragma once

#include "db/connection.h"

#include <QString>
#include <QVariant>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace db {

/// What a server answers to a statement.
struct ServerAnswer
{
    std::size_t columns = 0;     ///< Of a query.
    std::vector<QVariant> cells; ///< One row behind the other; invalid for NULL.
    int written = 0;             ///< Rows, not counting cascades.
};

/// What PostgreSQL does in its own way, whichever way its answers come. All functions throw
/// core::StoreFailure.
class PostgresConnection : public Connection
{
public:
    using Connection::Connection;

    /// Executes a statement with a value for each `?`, and returns all its rows at once. Prepared
    /// once.
    virtual ServerAnswer execute(const QString& sql, const QVariantList& values) = 0;

    std::int64_t nextId(const QString& table) override;
    std::int64_t lastId(const QString& table) override;
    void keepIds(const QString& table, std::int64_t last) override;
    void goOnAboveIds(const QString& table) override;
    void unguardJournals() override;
    void guardJournals() override;
    /// The server reuses the room by itself.
    std::optional<core::StoreFailure> wipe() override { return std::nullopt; }

private:
    std::unique_ptr<Statement> prepare(const QString& sql) override;
};

} // namespace db
