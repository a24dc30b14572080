#pragma once

#include "core/desk.h"
#include "core/store.h"
#include "db/postgres/server_address.h"
#include "db/postgres/server_connection.h"
#include "db/sql_store.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace db {

/// A club database on a server, spoken to in a thread of its own: Qt's driver waits for an answer
/// without end, and does not notice a connection that died. This thread does, by a heartbeat, and
/// connects again; a caller waits for a limited time. For one calling thread. All functions throw
/// core::StoreFailure; Unreachable while there is no connection.
class ServerLink
{
public:
    /// A connection and what is open on it; lives in the thread.
    struct Line
    {
        explicit Line(const ServerAddress& address);

        /// The write transaction that is open, which has to be this one.
        [[nodiscard]] core::WriteTransaction& transaction(const QString& begun) const;

        std::unique_ptr<SqlStore> store;
        ServerConnection* connection = nullptr; ///< The store's.
        std::unique_ptr<core::WriteTransaction> writing;
    };

    /// How long a caller waits for an answer.
    static constexpr std::chrono::milliseconds patience{6'000};
    /// The same where a whole tournament is read or written.
    static constexpr std::chrono::milliseconds longPatience{60'000};
    /// For what reads and rewrites all evenings.
    static constexpr std::chrono::milliseconds wholeClubPatience{600'000};

    /// Connects, and gives an empty database the schema.
    explicit ServerLink(ServerAddress address);
    ServerLink(const ServerLink&) = delete;
    ServerLink& operator=(const ServerLink&) = delete;
    ServerLink(ServerLink&&) = delete;
    ServerLink& operator=(ServerLink&&) = delete;
    ~ServerLink();

    /// Does the work in the thread and returns what it returns. The work must not refer to what is
    /// the caller's: after a timeout the thread may still be at it.
    template <typename Work>
    auto call(Work work, std::chrono::milliseconds wait = patience)
    {
        using Result = std::invoke_result_t<Work&, Line&>;
        if constexpr (std::is_void_v<Result>) {
            run(std::move(work), wait);
        } else {
            auto result = std::make_shared<std::optional<Result>>();
            run([result,
                 work = std::move(work)](Line& line) mutable { result->emplace(work(line)); },
                wait);
            return *std::move(*result);
        }
    }

    /// Grows with every change of another desk, and when the connection was re-established.
    [[nodiscard]] std::int64_t changes();

    /// Tells the other desks about this one; they see it at their next heartbeat.
    void announce(const core::Desk& own);
    /// The others as of the last heartbeat, by name.
    [[nodiscard]] std::vector<core::Desk> otherDesks() const;

    /// Connects at once if the connection broke off, rather than at the next heartbeat.
    void connectAgain();

private:
    class Thread;

    void run(std::function<void(Line&)> work, std::chrono::milliseconds wait);
    void await(std::function<void()> work, std::chrono::milliseconds wait);
    void requireConnected() const;
    [[noreturn]] void giveUp();

    ServerAddress address_;
    std::shared_ptr<Thread> thread_;
    std::optional<core::Desk> own_;
    std::int64_t changesBefore_ = 0; ///< Of threads that were given up.
};

} // namespace db
