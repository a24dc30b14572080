#pragma once

#include "app/sharing/cluster.h"
#include "app/sharing/fault.h"
#include "app/sharing/invitation.h"
#include "app/sharing/programs.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace sharing {

/// The secrets of the private server's roles.
struct Secrets
{
    QString owner; ///< Of the role that owns everything; only from this machine.
    QString desk;  ///< Of the role of all desks.

    friend bool operator==(const Secrets&, const Secrets&) = default;
};

/// The main laptop's own PostgreSQL server, in its own folder: encrypted, on one port, open to this
/// machine and the networks it is in, but to nobody without a code, and to its owner from this
/// machine only. It outlives the window that started it, and is found again by its folder. Blocks
/// for seconds while programs run.
class PrivateServer
{
public:
    /// The database shared by the desks, their role, and the server's owner.
    static constexpr auto database = "rummy";
    static constexpr auto deskRole = "rummy_director";
    static constexpr auto ownerRole = "rummy_owner";

    /// Creates one in a new folder, for desks that reach this machine at `address`; does not start
    /// it. Leaves nothing behind on failure.
    static Outcome<PrivateServer> make(const Programs& programs, const QString& folder,
                                       const QString& address);
    /// The one in that folder; nothing if there is none.
    static std::optional<PrivateServer> find(const Programs& programs, const QString& folder);

    /// Does nothing if already running. On return it accepts connections.
    [[nodiscard]] Outcome<PrivateServer> start() const;
    /// Ends all connections; succeeds if not running.
    [[nodiscard]] Outcome<PrivateServer> stop() const;
    [[nodiscard]] bool isRunning() const;

    [[nodiscard]] const QString& folder() const { return folder_; }
    [[nodiscard]] const QString& address() const { return address_; }
    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] const Secrets& secrets() const { return secrets_; }
    /// In PEM.
    [[nodiscard]] const QByteArray& certificate() const { return certificate_; }
    [[nodiscard]] QString certificateFile() const;
    /// For desks that reach this machine at one of these addresses, the likeliest first: at the one
    /// it was created for, if it is still among them or there is none.
    [[nodiscard]] Invitation invitation(const QStringList& addresses = {}) const;

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
