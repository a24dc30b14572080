#pragma once

#include "core/store/store.h"
#include "db/statement.h"

#include <QHashFunctions>
#include <QScopeGuard>
#include <QString>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace core {
struct Desk;
}

namespace db {

/// The rows of a query, read once in order. During its lifetime the same query cannot be executed
/// again on the connection.
class Rows
{
public:
    explicit Rows(Statement& query) : query_(query) {}
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    Rows(Rows&&) = delete;
    Rows& operator=(Rows&&) = delete;
    ~Rows() { query_.reset(); }

    /// Moves to the next (initially the first) row; false after the last.
    bool next() { return query_.step(); }

    /// Like the functions of Statement.
    template <typename Value>
    [[nodiscard]] Value value(int column) const
    {
        return query_.value<Value>(column);
    }
    [[nodiscard]] bool isProven(int column) const { return query_.isProven(column); }
    [[nodiscard]] std::int64_t digestOf(int count) const { return query_.digestOf(count); }

private:
    Statement& query_;
};

/// A connection to a database, for the thread that created it. It covers the differences between
/// engines; the SQL passed through it works on all of them. All functions throw core::StoreFailure.
class Connection
{
public:
    /// How long to wait for another program's lock.
    static constexpr std::chrono::milliseconds patience{10'000};

    /// How long a server may take for an answer. Nobody waits for a file like that.
    static constexpr std::chrono::milliseconds answerTime{6'000};
    /// The same where a whole tournament is read or written.
    static constexpr std::chrono::milliseconds longAnswerTime{60'000};
    /// The same where all evenings are read and rewritten.
    static constexpr std::chrono::milliseconds wholeClubAnswerTime{600'000};

    explicit Connection(std::chrono::milliseconds wait) : wait_(wait) {}
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    Connection(Connection&&) = delete;
    Connection& operator=(Connection&&) = delete;
    virtual ~Connection() = default;

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
    virtual void runOnce(const QString& sql) = 0;

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

    /// Inserts rows, several per statement, which halves the time. `into` names the table and the
    /// columns: "hand (game, seat)".
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

    /// The same in a single statement for `rows` rows of `width` cells, row after row. Prepared
    /// once for each number of rows.
    void insertCells(const QString& into, std::size_t rows, std::size_t width,
                     const std::vector<Cell>& cells);

    /// The value in the first column of the first row; there must be one.
    template <typename Value, typename... Values>
    Value valueOf(const QString& sql, const Values&... values)
    {
        Rows found = rows(sql, values...);
        requireRow(found, sql);
        return found.template value<Value>(0);
    }

    /// The next id for a table that counts its ids; none is reused.
    virtual std::int64_t nextId(const QString& table) = 0;

    /// The last id given out; 0 before the first.
    virtual std::int64_t lastId(const QString& table) = 0;
    /// Prevents nextId() from giving out ids up to `last`.
    virtual void keepIds(const QString& table, std::int64_t last) = 0;
    /// For a table that does not count its ids, after inserting rows with explicit ids: the engine
    /// continues above them.
    virtual void goOnAboveIds(const QString& table) = 0;

    /// Within a write transaction: allows journal entries to be changed, until guardJournals().
    virtual void unguardJournals() = 0;
    virtual void guardJournals() = 0;
    /// Outside transactions: wipes changed and deleted contents from the disk. Returns what
    /// prevented it: Busy while another program reads.
    virtual std::optional<core::StoreFailure> wipe() = 0;

    /// Changes with every commit of another connection; cheap enough to poll.
    virtual std::int64_t changesByOthers() = 0;
    /// Has `changed` called, from any thread, as soon as changesByOthers(), otherDesks() or the
    /// failure to answer may have changed, if the engine tells. An empty one ends that: it is not
    /// running any more on return.
    virtual void setWake(const std::function<void()>& /*changed*/) {}

    /// Until the returned value is destroyed, another program's lock fails at once.
    [[nodiscard]] auto withoutWaiting()
    {
        setWait(std::chrono::milliseconds::zero());
        return qScopeGuard([this] { setWait(wait_); });
    }

    /// Until the value returned goes, a server may take `time` for all its answers together;
    /// otherwise it may take answerTime for each.
    [[nodiscard]] auto allowing(std::chrono::milliseconds time)
    {
        const auto before = std::exchange(deadline_, Clock::now() + time);
        return qScopeGuard([this, before] { deadline_ = before; });
    }

    /// As core::Store.
    [[nodiscard]] virtual std::chrono::milliseconds ahead() const
    {
        return std::chrono::milliseconds::zero();
    }

    /// How to wait for the answers of a server; nobody waits for a file like that.
    virtual void setAwaiting(const core::Awaiting& /*awaiting*/) {}
    /// Whether a caller is waiting for an answer, while events are processed.
    [[nodiscard]] virtual bool isAwaiting() const { return false; }

    /// Announces this desk to the others, asynchronously; does nothing without a server.
    virtual void announce(const core::Desk& own);
    /// The other desks by name, as of a few seconds ago; cheap.
    [[nodiscard]] virtual std::vector<core::Desk> otherDesks() const;

    [[nodiscard]] bool inTransaction() const { return inTransaction_; }

protected:
    /// `sql` is one statement.
    virtual std::unique_ptr<Statement> prepare(const QString& sql) = 0;
    /// How long to wait for another program's lock.
    virtual void setWait(std::chrono::milliseconds wait) = 0;
    /// How long the next answer may take.
    [[nodiscard]] std::chrono::milliseconds timeToAnswer() const;
    /// Forgets what is prepared, and then can't be used before its destruction.
    void release() { statements_.clear(); }

private:
    friend class Transaction;
    using Clock = std::chrono::steady_clock;

    /// The operations of a Transaction.
    virtual void beginRead() = 0;
    virtual void beginWrite() = 0;
    virtual void commit() = 0;
    virtual void rollBack() = 0;

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

    std::chrono::milliseconds wait_;
    std::optional<Clock::time_point> deadline_; ///< Of what is asked now.
    std::unordered_map<QString, std::unique_ptr<Statement>> statements_;
    bool inTransaction_ = false;
};

} // namespace db
