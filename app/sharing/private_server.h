#pragma once

#include "app/sharing/cluster.h"
#include "app/sharing/fault.h"
#include "app/sharing/invitation.h"
#include "app/sharing/programs.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

namespace sharing {

/// Who may do what in the private server.
struct Secrets
{
    QString owner; ///< Of the role that owns all; from this machine alone.
    QString director;
    QString helper;

    friend bool operator==(const Secrets&, const Secrets&) = default;
};

/// A PostgreSQL server of the main laptop's own, in a folder of its own: encrypted, on one port,
/// open to this machine and to the network of one address, to nobody without a code. It goes on
/// when the window that started it is gone, and is found again by its folder. Blocks while programs
/// run: for seconds.
class PrivateServer
{
public:
    /// The database that the desks share, and the role that owns it.
    static constexpr auto database = "rummy";
    static constexpr auto ownerRole = "rummy_owner";

    /// Makes one in a folder that is not there yet, for desks that reach this machine by `address`;
    /// it does not run yet. Nothing stays behind where it cannot be made.
    static Outcome<PrivateServer> make(const Programs& programs, const QString& folder,
                                       const QString& address);
    /// The one in that folder; nothing if there is none.
    static std::optional<PrivateServer> find(const Programs& programs, const QString& folder);

    /// Also if it runs already. On return it takes connections.
    [[nodiscard]] Outcome<PrivateServer> start() const;
    /// Ends all connections; also if it does not run.
    [[nodiscard]] Outcome<PrivateServer> stop() const;
    [[nodiscard]] bool isRunning() const;
    /// The same server for desks that reach this machine by another address; it is restarted if it
    /// runs.
    [[nodiscard]] Outcome<PrivateServer> movedTo(const QString& address) const;

    [[nodiscard]] const QString& folder() const { return folder_; }
    [[nodiscard]] const QString& address() const { return address_; }
    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] const Secrets& secrets() const { return secrets_; }
    /// In PEM.
    [[nodiscard]] const QByteArray& certificate() const { return certificate_; }
    [[nodiscard]] QString certificateFile() const;
    [[nodiscard]] Invitation invitation(Role role) const;

private:
    PrivateServer(const Programs& programs, QString folder);

    [[nodiscard]] std::optional<Fault> build();
    [[nodiscard]] bool configure() const;
    [[nodiscard]] bool keep() const;
    [[nodiscard]] bool read();

    QString openssl_;
    QString folder_;
    Cluster cluster_;
    QString address_;
    std::uint16_t port_ = 0;
    Secrets secrets_;
    QByteArray certificate_;
};

} // namespace sharing
