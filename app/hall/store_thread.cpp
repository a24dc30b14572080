#include "app/hall/store_thread.h"

#include <algorithm>
#include <utility>

namespace web {

using namespace std::chrono_literals;

bool isPassing(core::StoreFailure::Kind kind)
{
    using enum core::StoreFailure::Kind;
    return kind == Busy || kind == Unreachable || kind == Unsettled || kind == StoredAfterAll ||
           kind == Unconfirmed;
}

StoreThread::StoreThread(Open open, QString desk, core::TournamentService::Clock clock,
                         std::size_t mostJobs)
    : open_(std::move(open)),
      desk_(std::move(desk)),
      clock_(std::move(clock)),
      mostJobs_(mostJobs),
      thread_([this] { work(); })
{}

StoreThread::~StoreThread()
{
    {
        const std::lock_guard lock(mutex_);
        isEnding_ = true;
    }
    wake_.notify_all();
    thread_.join();
}

bool StoreThread::add(StoreJob job)
{
    {
        const std::lock_guard lock(mutex_);
        const auto now = StoreJob::Clock::now();
        std::erase_if(jobs_, [now](const StoreJob& waiting) { return waiting.due <= now; });
        if (jobs_.size() >= mostJobs_) {
            return false;
        }
        jobs_.push_back(std::move(job));
    }
    wake_.notify_all();
    return true;
}

void StoreThread::work()
{
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [this] { return isEnding_ || !jobs_.empty(); });
        if (isEnding_) {
            break;
        }
        const auto job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        run(job);
        lock.lock();
    }
    lock.unlock();
    close(); // In the thread that opened it.
}

void StoreThread::run(const StoreJob& job)
{
    if (job.due <= StoreJob::Clock::now()) {
        return;
    }
    due_ = job.due;
    try {
        job.run(opened());
    } catch (const core::StoreFailure& failure) {
        job.failed(failure);
        // A busy store is sound, and another one would have to read everything again.
        if (failure.kind() != core::StoreFailure::Kind::Busy) {
            close();
        }
    }
}

OpenStore StoreThread::opened()
{
    if (!service_) {
        store_ = open_();
        store_->setWaiting(
            [this](std::chrono::milliseconds /*waited*/) { return waitForOthers(); });
        service_.emplace(*store_, desk_, clock_);
    }
    return {*store_, *service_};
}

void StoreThread::close()
{
    service_.reset();
    store_.reset();
}

bool StoreThread::waitForOthers()
{
    constexpr auto pause = 1ms;
    std::unique_lock lock(mutex_);
    return !wake_.wait_for(lock, pause, [this] { return isEnding_; }) &&
           StoreJob::Clock::now() < due_;
}

} // namespace web
