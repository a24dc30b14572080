#pragma once

#include "app/desk/desks/sharing/sharing.h"
#include "app/desk/frame/background_task.h"
#include "core/store/club_place.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace desk {

class Session;

/// Starts this machine's own server again if it died while the window has its club open. The
/// session reconnects by itself.
class ServerKeeper : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it.
    ServerKeeper(Session& session, const Sharing& sharing, QObject* parent);

    /// Whether the server was started again since the connection was lost.
    [[nodiscard]] bool hasStarted() const { return hasStarted_; }

Q_SIGNALS:
    /// hasStarted() is true now.
    void started();
    /// The server does not start; told once.
    void failed(const QString& reason);

private:
    struct Attempt
    {
        bool hasStarted = false;
        std::optional<sharing::Fault> fault = {};
    };

    void connectionChanged();
    void attempt();
    static Attempt start(const Sharing& sharing, const core::ClubPlace& place);
    void finish(const Attempt& attempt);

    Session& session_;
    const Sharing& sharing_;
    QTimer again_;
    BackgroundTask<Attempt> task_;
    bool hasStarted_ = false;
    bool hasFailed_ = false;
};

} // namespace desk
