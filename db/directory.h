#pragma once

#include "connection.h"
#include "core/player.h"

#include <vector>

/// The club's player directory.
namespace db {

/// By name as a directory is sorted, the same on every machine: accents and case only matter
/// between names that are otherwise the same; then by club.
std::vector<core::Player> readPlayers(Connection& connection);
void addPlayers(Connection& connection, const std::vector<core::Player>& players);
/// One row for each, equal in everything.
void removePlayers(Connection& connection, const std::vector<core::Player>& players);

std::vector<core::LastPlayed> readLastPlayed(Connection& connection, QDate until);

} // namespace db
