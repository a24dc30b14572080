#pragma once

#include "app/sharing/fault.h"
#include "app/sharing/private_server.h"

#include <QString>

#include <functional>
#include <optional>

/// A club database that is shared from this machine: its file rests, and its server has the club.
namespace sharing {

/// What is done in the databases; main.cpp passes it. Both throw core::StoreFailure and have
/// changed nothing then.
struct Transfer
{
    /// Makes roles and database on the server, which has none, copies the club from the file into
    /// it, calls `copied`, which may throw, and marks the file so that nothing is stored in it any
    /// more.
    std::function<void(const QString& file, const PrivateServer& server,
                       const std::function<void()>& copied)>
        handOver;
    /// Ends all connections but its own, and puts the club as it is on the server into the place of
    /// the file, which must not be open; the file before is kept beside it.
    std::function<void(const PrivateServer& server, const QString& file)> bringBack;
};

/// The folder of the server of that club database: beside it.
QString serverFolder(const QString& file);

/// Whether the club of that file is on a server of this machine; fast.
bool isShared(const QString& file);

/// The server that has the club of that file; nothing if it is not shared.
std::optional<PrivateServer> sharedFrom(const Programs& programs, const QString& file);

/// Shares the club for desks that reach this machine by `address`. Also after a failure before:
/// what it left is removed. Throws core::StoreFailure, and what was made is removed. Fault::Busy
/// while another program is about this, or about stopSharing().
Outcome<PrivateServer> share(const Transfer& transfer, const Programs& programs,
                             const QString& file, const QString& address);

/// Brings the club back into its file and stops the server, whose folder is kept beside it until
/// forgetEarlier(). Throws core::StoreFailure, and then it is shared as before.
std::optional<Fault> stopSharing(const Transfer& transfer, const PrivateServer& server,
                                 const QString& file);

/// Removes what earlier stopSharing() kept.
void forgetEarlier(const QString& file);

} // namespace sharing
