#pragma once

#include <QString>

#include <optional>

namespace db {

/// Where a club database on a PostgreSQL server is, and as whom it is opened:
/// postgresql://USER@HOST:PORT/NAME. What is left out is the client library's default, for instance
/// of the environment; a password is never part of it.
struct ServerAddress
{
    QString user;
    QString host;
    std::optional<int> port;
    QString database;
    QString options; ///< Of the client library: "sslmode='require' service='club'".
};

/// Reads postgresql://USER@HOST:PORT/NAME?KEY=VALUE&…, each part of which can be left out; the keys
/// are host (also a folder with a socket), service, sslmode, sslrootcert, channel_binding and
/// passfile. A server on another machine has to prove who it is: sslmode is verify-full, or
/// verify-ca with a certificate of its own, unless a service says otherwise. Throws
/// core::StoreFailure: Address, also for one with a password, and Unverified.
ServerAddress serverAddressFrom(const QString& text);

} // namespace db
