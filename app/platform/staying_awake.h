#pragma once

#include <QString>

#include <memory>

namespace platform {

/// While it lives, the system is asked not to go to sleep by itself: Windows, or logind over D-Bus
/// where the program was built with it.
class StayingAwake
{
public:
    /// The system lists `why` among its inhibitors.
    explicit StayingAwake(const QString& why);
    ~StayingAwake();
    StayingAwake(const StayingAwake&) = delete;
    StayingAwake& operator=(const StayingAwake&) = delete;
    StayingAwake(StayingAwake&&) = delete;
    StayingAwake& operator=(StayingAwake&&) = delete;

    /// Whether the system has agreed so far; its answer may take a moment.
    [[nodiscard]] bool isGranted() const;

private:
    class Request;
    std::unique_ptr<Request> request_;
};

} // namespace platform
