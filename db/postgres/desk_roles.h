#pragma once

#include "db/postgres/server_connection.h"

#include <QString>

/// The role of the desks on a server that one of them runs, created by the server's owner.
namespace db {

inline constexpr auto deskRole = "rummy_director";

/// Makes the role and an empty database that belongs to it. `secret` is made of capitals and
/// digits; `owner` is connected to another database of a server without them.
void makeDeskDatabase(ServerConnection& owner, const QString& database, const QString& secret);

/// Removes the role that earlier versions gave to helpers, with its rights, if it is there. `owner`
/// is connected to the club's database.
void dropHelperRole(ServerConnection& owner);

/// Tells all desks that sharing ends, disconnects them and locks them out; or admits them again.
void shutDesksOut(ServerConnection& owner);
void letDesksIn(ServerConnection& owner);

} // namespace db
