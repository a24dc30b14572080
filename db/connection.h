#pragma once

#include "db/sql_value.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>

#include <chrono>
#include <cstdint>
#include <unordered_map>

namespace db {

/// The rows of a query, each read once and in order. While it lives the same query cannot be
/// executed again on its connection.
class Rows
{
public:
    explicit Rows(QSqlQuery& query) : query_(query) {}
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    Rows(Rows&&) = delete;
    Rows& operator=(Rows&&) = delete;
    ~Rows() { query_.finish(); }

    /// Moves to the next row, the first time to the first; false after the last.
    bool next();

    /// The value in a column, counted from 0. Throws core::StoreFailure (Damaged) where the
    /// column holds another type.
    template <typename Value>
    [[nodiscard]] Value value(int column) const
    {
        return fromVariant<Value>(query_.value(column));
    }

private:
    QSqlQuery& query_;
};

/// A connection to an SQLite file, for the thread that created it, whatever the file contains: see
/// club_database.h. All functions throw core::StoreFailure.
class Connection
{
public:
    enum class Access : std::uint8_t {
        ReadOnly,
        ReadWrite,
        Memory, ///< A database of its own, in memory; the name of the file says nothing.
    };

    /// How long to wait for another program's lock.
    static constexpr std::chrono::milliseconds patience{10'000};

    /// Creates an empty file where there is none and access is ReadWrite. Any name is that of a
    /// file, also "file:x", which the engine would take for a URI.
    Connection(const QString& file, Access access, std::chrono::milliseconds wait = patience);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    Connection(Connection&&) = delete;
    Connection& operator=(Connection&&) = delete;
    ~Connection();

    /// Executes a statement with a value for each `?`, and returns how many rows it wrote itself
    /// (not through cascades). Prepared once.
    template <typename... Values>
    int run(const QString& sql, const Values&... values)
    {
        QSqlQuery& query = prepared(sql);
        bindAll(query, values...);
        execute(query);
        const int written = query.numRowsAffected();
        query.finish();
        return written;
    }

    /// Executes a statement once, without preparing it.
    void runAsIs(const QString& sql);

    /// Executes a query. Prepared once.
    template <typename... Values>
    Rows rows(const QString& sql, const Values&... values)
    {
        QSqlQuery& query = prepared(sql);
        bindAll(query, values...);
        execute(query);
        return Rows(query);
    }

    /// The value in the first column of the first row; there must be one.
    template <typename Value, typename... Values>
    Value valueOf(const QString& sql, const Values&... values)
    {
        Rows found = rows(sql, values...);
        requireRow(found, sql);
        return found.template value<Value>(0);
    }

    [[nodiscard]] bool inTransaction() const { return inTransaction_; }

private:
    friend class Transaction;

    template <typename... Values>
    static void bindAll(QSqlQuery& query, const Values&... values)
    {
        [[maybe_unused]] int position = 0;
        (query.bindValue(position++, toVariant(values)), ...);
    }

    QSqlQuery& prepared(const QString& sql);
    static void execute(QSqlQuery& query);
    static void requireRow(Rows& found, const QString& sql);
    void open(Access access);
    void close();

    QString name_; ///< Of Qt's connection.
    QSqlDatabase database_;
    std::unordered_map<QString, QSqlQuery> queries_;
    bool inTransaction_ = false;
};

} // namespace db
