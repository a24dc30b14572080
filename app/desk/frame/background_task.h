#pragma once

#include <QFutureWatcher>
#include <QtConcurrent>

#include <functional>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace desk {

/// Work on another thread with a result for an object on this one. Starting again or cancel() drops
/// the running work, so a late result never replaces a newer one. Cancels and waits on destruction.
template <typename Result>
class BackgroundTask
{
public:
    using Done = std::function<void(const Result&)>;

    BackgroundTask()
    {
        QObject::connect(&watcher_, &QFutureWatcher<Result>::finished, &watcher_,
                         [this] { deliver(); });
    }
    ~BackgroundTask()
    {
        cancel();
        watcher_.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(BackgroundTask)

    /// Runs `work` on the global thread pool, then `done(result)` from the event loop. `work` is
    /// either `Result work()`, or, to report progress and stop early when cancelled, `void
    /// work(QPromise<Result>&, std::stop_token)`.
    template <typename Work>
    void start(Work work, Done done)
    {
        cancel();
        done_ = std::move(done);
        stop_ = std::stop_source();
        if constexpr (std::is_invocable_v<Work, QPromise<Result>&, std::stop_token>) {
            watcher_.setFuture(QtConcurrent::run(std::move(work), stop_.get_token()));
        } else {
            watcher_.setFuture(QtConcurrent::run(std::move(work)));
        }
    }
    /// Drops the result; work without a stop token runs to its end.
    void cancel()
    {
        done_ = nullptr;
        stop_.request_stop();
        watcher_.cancel();
    }
    /// Whether a result is awaited: false after cancel(), even while the dropped work runs on.
    [[nodiscard]] bool isRunning() const { return done_ != nullptr; }
    /// Waits for the expected result, if any, and delivers it at once.
    void finish()
    {
        watcher_.waitForFinished();
        deliver();
    }
    /// For the signals of progress.
    [[nodiscard]] const QFutureWatcherBase& watcher() const { return watcher_; }

private:
    void deliver()
    {
        if (const auto done = std::exchange(done_, nullptr)) {
            done(watcher_.result());
        }
    }

    QFutureWatcher<Result> watcher_;
    Done done_;
    std::stop_source stop_;
};

} // namespace desk
