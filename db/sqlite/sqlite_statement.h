#pragma once

#include "db/statement.h"

#include <memory>

struct sqlite3;
struct sqlite3_stmt;

namespace db {

/// A statement prepared by SQLite. All functions throw core::StoreFailure.
class SqliteStatement final : public Statement
{
public:
    /// `sql` is one statement.
    SqliteStatement(sqlite3* connection, const QString& sql);

    bool step() override;
    void reset() override;
    int run() override;

private:
    struct Finalise
    {
        void operator()(sqlite3_stmt* statement) const;
    };

    void bindNumber(int parameter, std::int64_t number) override;
    void bindText(int parameter, const QByteArray& utf8) override;
    void bindNull(int parameter) override;
    [[nodiscard]] bool isNull(int column) const override;
    [[nodiscard]] std::int64_t number(int column) const override;
    [[nodiscard]] QByteArray utf8(int column) const override;
    [[nodiscard]] QString text(int column) const override;
    void addTo(RowDigest& digest, int column) const override;

    void require(int result) const;

    std::unique_ptr<sqlite3_stmt, Finalise> statement_;
};

} // namespace db
