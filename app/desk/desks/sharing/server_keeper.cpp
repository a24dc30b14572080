#include "app/desk/desks/sharing/server_keeper.h"

#include "app/desk/frame/session.h"
#include "app/sharing/joining.h"

#include <chrono>
#include <utility>

namespace desk {

ServerKeeper::ServerKeeper(Session& session, const Sharing& sharing, QObject* parent)
    : QObject(parent), session_(session), sharing_(sharing)
{
    constexpr std::chrono::seconds pause{2};
    again_.setInterval(pause);
    connect(&again_, &QTimer::timeout, this, &ServerKeeper::attempt);
    connect(&session_, &Session::connectionChanged, this, &ServerKeeper::connectionChanged);
}

void ServerKeeper::connectionChanged()
{
    if (!session_.isCutOff() || session_.isEnded()) {
        again_.stop();
    } else if (!again_.isActive()) {
        hasStarted_ = false;
        hasFailed_ = false;
        again_.start();
        attempt();
    }
}

void ServerKeeper::attempt()
{
    if (!task_.isRunning()) {
        task_.start(
            [&sharing = sharing_, place = session_.place()] { return start(sharing, place); },
            [this](const Attempt& attempt) { finish(attempt); });
    }
}

ServerKeeper::Attempt ServerKeeper::start(const Sharing& sharing, const core::ClubPlace& place)
{
    const auto server = sharing.shared();
    if (!server) {
        return {};
    }
    if (!*server) {
        return {false, server->fault()};
    }
    if (!sharing::isAt(**server, place) || (*server)->isRunning()) {
        return {};
    }
    const auto started = (*server)->start();
    return started ? Attempt{true} : Attempt{false, started.fault()};
}

void ServerKeeper::finish(const Attempt& attempt)
{
    if (attempt.hasStarted) {
        hasStarted_ = true;
        Q_EMIT started();
    }
    if (attempt.fault && !std::exchange(hasFailed_, true)) {
        Q_EMIT failed(reasonFor(*attempt.fault));
    }
}

} // namespace desk
