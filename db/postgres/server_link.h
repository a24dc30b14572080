#pragma once

#include "core/change/desk.h"
#include "db/postgres/postgres_connection.h"
#include "db/postgres/server_address.h"
#include "db/postgres/server_thread.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace db {

/// A connection to a club database on a server through a thread of its own: Qt's driver waits for
/// an answer without end, and does not notice a connection that died. The thread does, and connects
/// again; a caller waits for timeToAnswer(). While there is no connection everything fails as
/// Unreachable. So does everything in a transaction whose connection broke off or whose answer was
/// not waited for, until the transaction is over: what comes later belongs to another connection.
///
/// Where the answer to a commit is lost, the server is asked what became of it. If it can't be
/// asked either, the commit fails as Unsettled, and the next write transaction asks before it
/// begins: it fails as StoredAfterAll if that is the answer.
class ServerLink final : public PostgresConnection
{
public:
    /// Connects, and gives an empty database the schema.
    explicit ServerLink(ServerAddress address);
    ServerLink(const ServerLink&) = delete;
    ServerLink& operator=(const ServerLink&) = delete;
    ServerLink(ServerLink&&) = delete;
    ServerLink& operator=(ServerLink&&) = delete;
    ~ServerLink() override;

    ServerAnswer execute(const QString& sql, const QVariantList& values) override;
    void runOnce(const QString& sql) override;
    /// Grows when the connection was re-established, too.
    std::int64_t changesByOthers() override;
    [[nodiscard]] std::chrono::milliseconds ahead() const override;
    void setAwaiting(const core::Awaiting& awaiting) override { awaiting_ = awaiting; }
    [[nodiscard]] bool isAwaiting() const override { return isAwaiting_; }
    void setWake(const std::function<void()>& changed) override;
    void announce(const core::Desk& own) override;
    [[nodiscard]] std::vector<core::Desk> otherDesks() const override;

private:
    /// Another program's lock becomes a failure after a moment; the caller may try again.
    void setWait(std::chrono::milliseconds /*wait*/) override {}
    void beginRead() override;
    void beginWrite() override;
    void commit() override;
    void rollBack() override;

    void settle();
    [[nodiscard]] bool wasCommitted();

    /// Does the work in the thread and returns what it returns. The work must not refer to what is
    /// the caller's: after a timeout the thread may still be at it.
    template <typename Work>
    auto call(Work work, ServerThread::Needs needs = ServerThread::Needs::Connection,
              std::chrono::milliseconds time = answerTime);
    /// The same within the caller's transaction, if there is one.
    template <typename Work>
    auto callWithin(Work work);
    void await(std::function<void()> work, std::chrono::milliseconds time);
    void requireConnected() const;
    [[noreturn]] void giveUp();

    ServerAddress address_;
    std::shared_ptr<ServerThread> thread_;
    std::optional<core::Desk> own_;
    std::function<void()> wake_;
    std::int64_t changesBefore_ = 0;           ///< Of threads that were given up.
    std::chrono::milliseconds aheadBefore_{0}; ///< Likewise.
    QString writeTransaction_;                 ///< The id of the last one.
    std::optional<QString> unsettled_;         ///< A write transaction.
    core::Awaiting awaiting_;
    bool isAwaiting_ = false; ///< A caller waits for an answer.
    bool isGivenUp_ = false;  ///< The last answer was not waited for as long as it may take.
};

} // namespace db
