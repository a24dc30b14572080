#pragma once

#include <condition_variable>
#include <mutex>

/// Where threads wait while it is closed.
class Gate
{
public:
    void close()
    {
        const std::lock_guard lock(mutex_);
        isOpen_ = false;
    }
    void open()
    {
        const std::lock_guard lock(mutex_);
        isOpen_ = true;
        changed_.notify_all();
    }
    void pass()
    {
        std::unique_lock lock(mutex_);
        ++waiting_;
        changed_.notify_all();
        changed_.wait(lock, [this] { return isOpen_; });
        --waiting_;
    }
    /// Returns once somebody waits here.
    void awaitSomebody()
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return waiting_ > 0; });
    }
    [[nodiscard]] bool hasSomebody()
    {
        const std::lock_guard lock(mutex_);
        return waiting_ > 0;
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool isOpen_ = true;
    int waiting_ = 0;
};
