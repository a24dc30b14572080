#pragma once

#include "db/postgres/server_connection.h"

#include <QString>

/// The roles of a server that is shared with other desks: who owns the server makes them. What each
/// may do is the database's own right, whatever a program asks for.
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
/// `owner` is a connection to another database of a server that has none of them.
void makeDeskDatabase(ServerConnection& owner, const QString& database, const DeskSecrets& secrets);

/// Lets helpers read everything, check in and enrol, enter results and correct those of their own
/// desk while the round is open, and nothing else. `director` is a connection to a club database,
/// within a write transaction; where there is no role of helpers nothing is done.
void grantHelperRights(ServerConnection& director);

/// Ends the connections of all desks and lets none in; or lets them in again.
void shutDesksOut(ServerConnection& owner);
void letDesksIn(ServerConnection& owner);

} // namespace db
