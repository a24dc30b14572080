#pragma once

#include "db/postgres/server_connection.h"

#include <QString>

/// The roles of a server shared with other desks, created by the server's owner. The database
/// itself enforces their rights, whatever a program requests.
namespace db {

/// Made of capitals and digits.
struct DeskSecrets
{
    QString director;
    QString helper;
};

inline constexpr auto directorRole = "rummy_director";
inline constexpr auto helperRole = "rummy_helper";

/// Makes the roles of director and helper and an empty database that belongs to the director.
/// `owner` is connected to another database of a server without them.
void makeDeskDatabase(ServerConnection& owner, const QString& database, const DeskSecrets& secrets);

/// Lets helpers read everything, check in and enrol, enter results and correct those of their own
/// desk while the round is open, and nothing else. `director` is connected to a club database,
/// within a write transaction; does nothing if there is no helper role.
void grantHelperRights(ServerConnection& director);

/// Disconnects all desks and locks them out; or admits them again.
void shutDesksOut(ServerConnection& owner);
void letDesksIn(ServerConnection& owner);

} // namespace db
