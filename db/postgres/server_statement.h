#pragma once

#include "db/postgres/postgres_connection.h"
#include "db/statement.h"

#include <QString>
#include <QVariant>

#include <cstddef>
#include <optional>
#include <utility>

namespace db {

/// A statement that PostgreSQL executes. All functions throw core::StoreFailure.
class ServerStatement final : public Statement
{
public:
    /// The connection outlives it.
    ServerStatement(PostgresConnection& connection, QString sql)
        : connection_(connection), sql_(std::move(sql))
    {}

    bool step() override;
    void reset() override;
    int run() override;

private:
    void bindNumber(int parameter, std::int64_t number) override;
    void bindText(int parameter, const QByteArray& utf8) override;
    void bindNull(int parameter) override;
    [[nodiscard]] bool isNull(int column) const override;
    [[nodiscard]] std::int64_t number(int column) const override;
    [[nodiscard]] QByteArray utf8(int column) const override;
    [[nodiscard]] QString text(int column) const override;
    void addTo(RowDigest& digest, int column) const override;

    void setValue(int parameter, const QVariant& value);
    [[nodiscard]] const QVariant& cell(int column) const;

    PostgresConnection& connection_;
    QString sql_;
    QVariantList values_;
    std::optional<ServerAnswer> answer_; ///< Once it is executed.
    std::size_t rowsRead_ = 0;
};

} // namespace db
