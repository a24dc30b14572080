#pragma once

#include "core/service/tournament_service.h"
#include "core/store/store.h"

#include <QString>
#include <QtGlobal>

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace web {

/// What work for a StoreThread has while it runs.
struct OpenStore
{
    core::Store& store;
    core::TournamentService& service; ///< Of that store.
};

/// Work for a StoreThread. Both functions are called in that thread and hand their results on from
/// there.
struct StoreJob
{
    using Clock = std::chrono::steady_clock;

    std::function<void(const OpenStore&)> run; ///< May throw core::StoreFailure.
    std::function<void(const core::StoreFailure&)> failed;
    /// A job not begun by then is dropped silently: its caller has stopped waiting. A job
    /// that has begun waits no longer than that for another program's write.
    Clock::time_point due;
};

/// Whether the same may well be stored when it is sent again, or was stored already.
bool isPassing(core::StoreFailure::Kind kind);

/// One store in a thread of its own, for those who must not wait for a database. Jobs run one at a
/// time, in the order in which they were added. The store is opened by the first job, and again
/// after a failure.
class StoreThread
{
    Q_DISABLE_COPY_MOVE(StoreThread)

public:
    using Open = std::function<std::unique_ptr<core::Store>()>;

    /// `open` is called in the thread and may throw core::StoreFailure. `desk` is the name in the
    /// journal. At most `mostJobs` wait at once.
    StoreThread(Open open, QString desk, core::TournamentService::Clock clock,
                std::size_t mostJobs);
    /// Waits for the job that is running; the others are dropped.
    ~StoreThread();

    /// False if too many wait already. May be called from any thread.
    [[nodiscard]] bool add(StoreJob job);

private:
    void work();
    void run(const StoreJob& job);
    OpenStore opened();
    void close();
    /// As core::Waiting.
    bool waitForOthers();

    const Open open_;
    const QString desk_;
    const core::TournamentService::Clock clock_;
    const std::size_t mostJobs_;

    // Used only by the thread.
    std::unique_ptr<core::Store> store_;
    std::optional<core::TournamentService> service_;
    StoreJob::Clock::time_point due_; ///< Of the job that is running.

    std::mutex mutex_; ///< Of everything below.
    std::condition_variable wake_;
    std::deque<StoreJob> jobs_;
    bool isEnding_ = false;

    std::thread thread_; ///< Begins last.
};

} // namespace web
