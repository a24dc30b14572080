#include "app/platform/staying_awake.h"

#ifdef RUMMY_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingReply>
#include <QDBusUnixFileDescriptor>
#endif

namespace platform {

#ifdef RUMMY_DBUS

using namespace Qt::Literals::StringLiterals;

/// Logind keeps the system awake as long as the file of its answer is open.
class StayingAwake::Request
{
public:
    explicit Request(const QString& why)
    {
        auto call = QDBusMessage::createMethodCall(
            u"org.freedesktop.login1"_s, u"/org/freedesktop/login1"_s,
            u"org.freedesktop.login1.Manager"_s, u"Inhibit"_s);
        call << u"sleep:idle"_s << u"Rummy Director"_s << why << u"block"_s;
        answer_ = QDBusConnection::systemBus().asyncCall(call);
    }

    [[nodiscard]] bool isGranted() const { return answer_.isFinished() && answer_.isValid(); }

private:
    QDBusPendingReply<QDBusUnixFileDescriptor> answer_;
};

#else

class StayingAwake::Request
{
public:
    explicit Request(const QString& /*why*/) {}
    [[nodiscard]] bool isGranted() const { return false; }
};

#endif

StayingAwake::StayingAwake(const QString& why) : request_(std::make_unique<Request>(why))
{}

StayingAwake::~StayingAwake() = default;

bool StayingAwake::isGranted() const
{
    return request_->isGranted();
}

} // namespace platform
