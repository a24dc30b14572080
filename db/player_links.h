#pragma once

#include "core/model/player.h"
#include "db/connection.h"

#include <optional>
#include <vector>

/// Links from participants of tournaments to people. All functions throw core::StoreFailure.
namespace db {

/// By tournament and number; for all tournaments or one.
std::vector<core::EnrolledPerson>
readEnrolledPeople(Connection& connection, std::optional<core::TournamentId> id = std::nullopt);

/// Those of all tournaments without a link, in any order.
std::vector<core::EnrolledPerson> readUnknownPeople(Connection& connection);

std::vector<core::PlayerLink> readLinks(Connection& connection,
                                        std::optional<core::TournamentId> id = std::nullopt);
void addLinks(Connection& connection, const std::vector<core::PlayerLink>& links);
void removeLinks(Connection& connection, const std::vector<core::PlayerLink>& links);

} // namespace db
