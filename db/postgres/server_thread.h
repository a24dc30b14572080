#pragma once

#include "core/change/desk.h"
#include "core/store/store.h"
#include "db/postgres/server_address.h"
#include "db/postgres/server_connection.h"
#include "db/transaction.h"

#include <QMutex>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <vector>

class QEventLoop;
class QObject;
class QTimer;

namespace db {

/// That the server does not answer.
core::StoreFailure noAnswer();

/// A connection to a club database and the transaction that is open there; for one thread.
struct ServerLine
{
    std::unique_ptr<ServerConnection> connection;
    std::unique_ptr<Transaction> transaction;
};

/// A thread that speaks to a club's server, and what is known there elsewhere: whether the server
/// answers, how often others changed something, and which desks there are. A heartbeat finds out
/// whether the connection is alive, and connects again. The thread outlives its owner where the
/// server keeps it waiting.
class ServerThread : public std::enable_shared_from_this<ServerThread>
{
public:
    /// Again: an earlier connection of this desk may have left something behind.
    enum class Opening : std::uint8_t { First, Again };

    explicit ServerThread(ServerAddress address, Opening opening = Opening::First);

    /// Does the work, which throws nothing, in the thread.
    void post(std::function<void()> work);
    /// The thread ends once the server lets it; this is waited for so long.
    void end(std::chrono::milliseconds wait);

    /// How long the current work has been running.
    [[nodiscard]] std::chrono::milliseconds busyFor() const;
    /// Grows with every change of another desk, and when the connection was re-established.
    [[nodiscard]] std::int64_t changes() const { return changes_; }
    /// As core::Store; nothing before the first connection.
    [[nodiscard]] std::optional<std::chrono::milliseconds> ahead() const;
    /// Nothing while connected.
    [[nodiscard]] std::optional<core::StoreFailure> failure() const;
    /// Has `changed` called in the thread when changes(), failure() or otherDesks() may have
    /// changed; an empty one ends that, and is not running any more on return.
    void setWake(std::function<void()> changed);

    /// Announces this desk to the others, who see it at their next heartbeat.
    void announce(const core::Desk& own);
    /// The others as of the last heartbeat, by name.
    [[nodiscard]] std::vector<core::Desk> otherDesks() const;

    // What follows is called in the thread.

    /// Connects unless it is connected. Throws core::StoreFailure.
    void connect();
    /// What has to be open for some work; a transaction is gone with its connection.
    enum class Needs : std::uint8_t { Connection, Transaction };
    /// Does the work, which throws core::StoreFailure; after Unreachable the connection is given
    /// up. Throws Unreachable where what it needs is not open.
    void use(const std::function<void(ServerLine&)>& work, Needs needs = Needs::Connection);
    /// Asks the server whether it is there, now and from time to time; throws nothing.
    void beat();

private:
    void startBeating();
    void keepUp();
    void exchangePresence(ServerConnection& connection);
    void setFailure(const std::optional<core::StoreFailure>& failure);
    void noteChange();
    void wake();
    void announceAgain();

    /// What lives in the thread.
    struct Inside
    {
        QObject* worker = nullptr;
        QEventLoop* loop = nullptr;
    };

    ServerAddress address_;
    Opening opening_;                  ///< The thread's: of the next connection.
    std::future<void> ended_;          ///< There once nothing is left of the thread.
    Inside inside_;                    ///< As long as the thread.
    QTimer* timer_ = nullptr;          ///< The worker's.
    std::unique_ptr<ServerLine> line_; ///< The thread's.
    bool isEnding_ = false;            ///< The thread's.
    mutable QMutex mutex_;
    std::optional<core::StoreFailure> failure_ = noAnswer(); ///< Nothing while connected.
    std::optional<std::chrono::milliseconds> ahead_;
    std::optional<core::Desk> own_;
    std::optional<core::Desk> untold_; ///< What this connection does not say of own_ yet.
    std::vector<core::Desk> others_;
    QMutex wakeMutex_; ///< Held while wake_ is called.
    std::function<void()> wake_;
    std::atomic<std::int64_t> busySince_ = 0; ///< In milliseconds; 0: it rests.
    std::atomic<std::int64_t> changes_ = 0;
};

} // namespace db
