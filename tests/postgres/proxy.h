#pragma once

#include "db/postgres/server_address.h"

#include <QByteArray>
#include <QString>
#include <QThread>

#include <chrono>
#include <cstdint>
#include <memory>

/// A proxy between desks and a server that causes faults on request: listens on the loopback, in
/// its own thread, and forwards data both ways.
class Proxy
{
public:
    enum class From : std::uint8_t { Desk, Server };

    enum class Mishap : std::uint8_t {
        CutBefore,   ///< Both sides see a closed connection, and the message does not arrive.
        CutAfter,    ///< The message arrives, but nothing after it; then both see it closed.
        Hold,        ///< Neither it nor anything else arrives, but the end of a connection does.
        Swallow,     ///< Neither it nor anything else arrives, and nobody is notified.
        SwallowNext, ///< The same after this message.
    };

    /// A mishap triggered by a message. It happens once.
    struct Trap
    {
        From from = From::Desk;
        QByteArray said;  ///< Part of the message; empty: any.
        qint64 bytes = 0; ///< The bytes of that connection passed in that direction before.
        Mishap mishap = Mishap::CutBefore;
        bool staysShut = false; ///< Further connections are refused until letIn().
    };

    /// `socket` is the server's socket path.
    explicit Proxy(const QString& socket);
    Proxy(const Proxy&) = delete;
    Proxy& operator=(const Proxy&) = delete;
    Proxy(Proxy&&) = delete;
    Proxy& operator=(Proxy&&) = delete;
    ~Proxy();

    /// Like PrivateServer::address(), but through the proxy.
    [[nodiscard]] db::ServerAddress address(const QString& database) const;

    void set(const Trap& trap);
    /// Whether the latest trap has sprung.
    [[nodiscard]] bool hasSprung() const;
    /// Closes all connections.
    void cut();
    /// Refuses new connections, or no longer.
    void keepOut();
    void letIn();
    /// From now on messages take that long.
    void delay(std::chrono::milliseconds time);

private:
    class Gate;

    /// Runs it in the thread.
    template <typename Work>
    void inThread(Work work) const;

    QThread thread_;
    std::unique_ptr<Gate> gate_;
};
