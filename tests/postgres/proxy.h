#pragma once

#include "db/postgres/server_address.h"

#include <QByteArray>
#include <QString>
#include <QThread>

#include <chrono>
#include <cstdint>
#include <memory>

/// A way from desks to a server on which things go wrong when a test says so: it listens on the
/// loopback, in a thread of its own, and passes on what both sides say.
class Proxy
{
public:
    enum class From : std::uint8_t { Desk, Server };

    enum class Mishap : std::uint8_t {
        CutBefore,   ///< Both sides see a closed connection, and what was said does not arrive.
        CutAfter,    ///< What was said arrives, but nothing after it, and then both see it closed.
        Hold,        ///< Neither that nor anything else arrives, but the end of a connection does.
        Swallow,     ///< Neither that nor anything else arrives, and nobody is told.
        SwallowNext, ///< The same from then on.
    };

    /// Once somebody says something, there is a mishap. It happens once.
    struct Trap
    {
        From from = From::Desk;
        QByteArray said;  ///< Part of what is said; empty: anything.
        qint64 bytes = 0; ///< So much of that connection has passed in that direction before.
        Mishap mishap = Mishap::CutBefore;
        bool staysShut = false; ///< Further connections are refused until letIn().
    };

    /// `socket` is the path of the server's.
    explicit Proxy(const QString& socket);
    Proxy(const Proxy&) = delete;
    Proxy& operator=(const Proxy&) = delete;
    Proxy(Proxy&&) = delete;
    Proxy& operator=(Proxy&&) = delete;
    ~Proxy();

    /// As PrivateServer::address(), but on this way.
    [[nodiscard]] db::ServerAddress address(const QString& database) const;

    void set(const Trap& trap);
    /// Whether the trap that was set last has sprung.
    [[nodiscard]] bool hasSprung() const;
    /// Closes all connections.
    void cut();
    /// New connections are refused; or no longer.
    void keepOut();
    void letIn();
    /// From now on what is said takes so long.
    void delay(std::chrono::milliseconds time);

private:
    class Gate;

    /// Does it in the thread.
    template <typename Work>
    void inThread(Work work) const;

    QThread thread_;
    std::unique_ptr<Gate> gate_;
};
