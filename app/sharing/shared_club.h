#pragma once

#include "app/sharing/fault.h"
#include "app/sharing/private_server.h"
#include "app/sharing/programs.h"
#include "core/store/club_place.h"

#include <QDateTime>
#include <QString>

#include <functional>
#include <optional>

/// A club database shared from this machine: its file rests, and its server has the club.
namespace sharing {

/// The database operations, from main.cpp. Both throw core::StoreFailure, changing nothing.
struct Transfer
{
    /// Creates roles and database on the server, which has none, copies the club from the file into
    /// it, calls `copied`, which may throw, and marks the file against further changes.
    std::function<void(const QString& file, const PrivateServer& server,
                       const std::function<void()>& copied)>
        handOver;
    /// Ends all connections but its own, and replaces the file, which must not be open, with the
    /// server's club; the previous file is kept beside it.
    std::function<void(const PrivateServer& server, const QString& file)> bringBack;
};

/// The folder of that club database's server: beside it.
QString serverFolder(const QString& file);

/// Whether that file's club is on a server of this machine; fast.
bool isShared(const QString& file);

/// The server with that file's club, or why it cannot run; nothing if the club is not shared.
std::optional<Outcome<PrivateServer>> sharedFrom(const QString& file,
                                                 const QStringList& folders = programFolders());

/// Shares the club for desks that reach this machine at `address`, after removing leftovers of an
/// earlier failure. Throws core::StoreFailure, undoing its work. Fault::Busy while another program
/// is doing this, or stopSharing().
Outcome<PrivateServer> share(const Transfer& transfer, const Programs& programs,
                             const QString& file, const QString& address);

/// Brings the club back into its file and stops the server, whose folder is kept beside it until
/// forgetEarlier(). On core::StoreFailure it is still shared as before.
std::optional<Fault> stopSharing(const Transfer& transfer, const PrivateServer& server,
                                 const QString& file);

/// Ends sharing without its server, which does not start: the file, replaced by a copy, has the
/// club again. Returns the folder that keeps the server's data from then on.
Outcome<QString> leaveServer(const QString& file, const QDateTime& now);

/// Where this machine finds the shared club, whether or not its server runs; nothing if the club is
/// not shared, or its folder cannot be read.
std::optional<core::ClubPlace> sharedPlace(const QString& file);

/// Removes what earlier calls of stopSharing() kept.
void forgetEarlier(const QString& file);

} // namespace sharing
