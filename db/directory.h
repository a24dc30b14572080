#pragma once

#include "core/model/player.h"
#include "db/connection.h"

#include <vector>

/// The club's player directory.
namespace db {

/// By surname, then by the rest, in dictionary order, the same on every machine: accents and case
/// only decide between otherwise equal names; then by club.
std::vector<core::Player> readPlayers(Connection& connection);
/// Those without an id get one.
std::vector<core::PlayerId> addPlayers(Connection& connection,
                                       const std::vector<core::Player>& players);
/// Removes each one's row, which must match in every column.
void removePlayers(Connection& connection, const std::vector<core::Player>& players);

std::vector<core::LastPlayed> readLastPlayed(Connection& connection, QDate until);
std::vector<core::LastPlayed> readLastPlayedWithSurname(Connection& connection);

} // namespace db
