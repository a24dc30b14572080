#pragma once

#include "db/postgres/desk_roles.h"
#include "db/postgres/server_address.h"

#include <QDateTime>
#include <QString>

#include <functional>

/// Moves a club from its file to a server shared by desks, and back. All functions throw
/// core::StoreFailure and may be called on any thread.
namespace db {

/// The same server with the owner's and the desks' role.
struct DeskServer
{
    ServerAddress owner; ///< Of a database other than the club's.
    ServerAddress desk;
};

/// Creates the desks' role and the club's database on the server, which must not have them, copies
/// the club from the file, and marks the file: see resting_mark.h. On failure the file is unchanged
/// and the server's contents are useless. `copied`, which may throw, is called before the file is
/// marked, in time to record that the server has the club even if the program is then killed.
void handOver(const QString& file, const DeskServer& server, const QString& secret,
              const QDateTime& now, const std::function<void()>& copied);

/// Completes a handover or return interrupted by the program being killed: admits desks, and marks
/// the file if unmarked.
void goOnSharing(const QString& file, const ServerAddress& owner, const QDateTime& now);

/// Ends the connections of all desks and replaces the file, which must not be open, with the
/// server's club; the previous file is kept beside it. On failure desks are admitted again.
void bringBack(const ServerAddress& owner, const QString& file, const QDateTime& now);

} // namespace db
