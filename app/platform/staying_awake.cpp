#include "app/platform/staying_awake.h"

#include <string>

#ifdef RUMMY_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingReply>
#include <QDBusUnixFileDescriptor>
#endif
#ifdef Q_OS_WIN
#include <windows.h>
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

#elif defined(Q_OS_WIN)

/// The screen stays lit too, as the hall may look at it. `powercfg /requests` lists it.
class StayingAwake::Request
{
public:
    explicit Request(const QString& why)
    {
        std::wstring reason = why.toStdWString();
        REASON_CONTEXT context = {};
        context.Version = POWER_REQUEST_CONTEXT_VERSION;
        context.Flags = POWER_REQUEST_CONTEXT_SIMPLE_STRING;
        context.Reason.SimpleReasonString = reason.data();
        request_ = PowerCreateRequest(&context);
        isGranted_ = request_ != INVALID_HANDLE_VALUE &&
                     PowerSetRequest(request_, PowerRequestSystemRequired) != 0 &&
                     PowerSetRequest(request_, PowerRequestDisplayRequired) != 0;
    }
    Request(const Request&) = delete;
    Request& operator=(const Request&) = delete;
    Request(Request&&) = delete;
    Request& operator=(Request&&) = delete;
    ~Request()
    {
        if (request_ != INVALID_HANDLE_VALUE) {
            CloseHandle(request_); // Ends what was asked for with it.
        }
    }

    [[nodiscard]] bool isGranted() const { return isGranted_; }

private:
    HANDLE request_ = INVALID_HANDLE_VALUE;
    bool isGranted_ = false;
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
