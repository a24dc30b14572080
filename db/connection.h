#pragma once

#include "db/statement.h"

#include <QHashFunctions>
#include <QScopeGuard>
#include <QString>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace db {

/// The rows of a query, each read once and in order. While it lives the same query cannot be
/// executed again on its connection.
class Rows
{
public:
    explicit Rows(Statement& query) : query_(query) {}
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    Rows(Rows&&) = delete;
    Rows& operator=(Rows&&) = delete;
    ~Rows() { query_.reset(); }

    /// Moves to the next row, the first time to the first; false after the last.
    bool next() { return query_.step(); }

    /// As Statement::value().
    template <typename Value>
    [[nodiscard]] Value value(int column) const
    {
        return query_.value<Value>(column);
    }

private:
    Statement& query_;
};

/// A connection to an SQLite file, for the thread that created it, whatever the file contains: see
/// club_database.h. All functions throw core::StoreFailure.
class Connection
{
public:
    enum class Access : std::uint8_t {
        ReadOnly,
        Immutable, ///< Read-only and without locks, so that nothing is written beside the file;
                   ///< neither its log nor a journal beside it is read.
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
    ~Connection() = default;

    /// Executes a statement with a value for each `?`, and returns how many rows it wrote itself
    /// (not through cascades). Prepared once.
    template <typename... Values>
    int run(const QString& sql, const Values&... values)
    {
        Statement& statement = prepared(sql);
        bindAll(statement, 0, values...);
        return statement.run();
    }

    /// Executes a statement once and keeps nothing prepared.
    void runOnce(const QString& sql);

    /// Executes a query. Prepared once.
    template <typename... Values>
    Rows rows(const QString& sql, const Values&... values)
    {
        Statement& query = prepared(sql);
        bindAll(query, 0, values...);
        return Rows(query);
    }

    /// The first value of every row of a query, after which it can be executed again.
    template <typename Value>
    std::vector<Value> column(const QString& sql)
    {
        std::vector<Value> values;
        Rows found = rows(sql);
        while (found.next()) {
            values.push_back(found.value<Value>(0));
        }
        return values;
    }

    /// Inserts rows, several with each statement, which takes half the time of a statement for
    /// each. `into` names the table and the columns: "hand (game, seat)".
    template <typename... Values>
    void insert(const QString& into, const std::vector<std::tuple<Values...>>& rows)
    {
        constexpr std::size_t rowsAtOnce = 16;
        auto row = rows.begin();
        while (row != rows.end()) {
            const auto left = static_cast<std::size_t>(std::distance(row, rows.end()));
            const std::size_t count = left < rowsAtOnce ? 1 : rowsAtOnce;
            Statement& statement = preparedInsert(into, count, sizeof...(Values));
            int parameter = 0;
            for (std::size_t bound = 0; bound < count; ++bound, ++row) {
                std::apply(
                    [&](const Values&... values) {
                        parameter = bindAll(statement, parameter, values...);
                    },
                    *row);
            }
            statement.run();
        }
    }

    /// The value in the first column of the first row; there must be one.
    template <typename Value, typename... Values>
    Value valueOf(const QString& sql, const Values&... values)
    {
        Rows found = rows(sql, values...);
        requireRow(found, sql);
        return found.template value<Value>(0);
    }

    /// Replaces everything here by what `source` holds.
    void copyFrom(const Connection& source);

    /// Until the value returned goes, another program's lock is a failure at once.
    [[nodiscard]] auto withoutWaiting()
    {
        setWait(std::chrono::milliseconds::zero());
        return qScopeGuard([this] { setWait(wait_); });
    }

    [[nodiscard]] bool inTransaction() const { return inTransaction_; }

private:
    friend class Transaction;

    struct Close
    {
        void operator()(sqlite3* database) const;
    };

    /// Returns the parameter after the last one bound.
    template <typename... Values>
    static int bindAll(Statement& statement, int parameter, const Values&... values)
    {
        (statement.bind(parameter++, values), ...);
        return parameter;
    }

    Statement& prepared(const QString& sql);
    Statement& preparedInsert(const QString& into, std::size_t rows, std::size_t columns);
    static void requireRow(Rows& found, const QString& sql);
    void prepare(Access access);
    void setWait(std::chrono::milliseconds wait);

    std::unique_ptr<sqlite3, Close> database_;
    std::chrono::milliseconds wait_;
    std::unordered_map<QString, Statement> statements_;
    bool inTransaction_ = false;
};

} // namespace db
