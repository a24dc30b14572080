#pragma once

#include "db/statement.h"

#include <QSqlQuery>

class QSqlDatabase;

namespace db {

/// A statement prepared by PostgreSQL. All functions throw core::StoreFailure.
class ServerStatement final : public Statement
{
public:
    ServerStatement(const QSqlDatabase& database, const QString& sql);

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

    void execute();

    QSqlQuery query_;
    bool isExecuted_ = false;
};

} // namespace db
