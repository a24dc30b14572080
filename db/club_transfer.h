#pragma once

#include "db/postgres/desk_roles.h"
#include "db/postgres/server_address.h"

#include <QDateTime>
#include <QString>

#include <functional>

/// The way of a club from its file to a server that desks share, and back. All functions throw
/// core::StoreFailure and may be called on any thread.
namespace db {

/// The same server as its owner and as its director.
struct DeskServer
{
    ServerAddress owner; ///< Of a database that is not the club's.
    ServerAddress director;
};

/// Makes the roles and the club's database on the server, which has none of them, copies the club
/// from the file into it, and marks the file: see resting_mark.h. If that fails the file is as
/// before; the server's contents are then of no use. `copied`, which may throw, is called before
/// the file is marked: whoever notes then that the server has the club has done so in time, should
/// the program be killed.
void handOver(const QString& file, const DeskServer& server, const DeskSecrets& secrets,
              const QDateTime& now, const std::function<void()>& copied);

/// Makes good what was left undone if the program was killed while it handed the club over or
/// brought it back: lets desks in, and marks the file if it is not marked.
void goOnSharing(const QString& file, const ServerAddress& owner, const QDateTime& now);

/// Ends the connections of all desks and puts the club as it is on the server in the place of the
/// file, which must not be open; the file before is kept beside it. If that fails, desks are let in
/// again.
void bringBack(const ServerAddress& owner, const QString& file, const QDateTime& now);

} // namespace db
