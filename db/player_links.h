#pragma once

#include "core/player.h"
#include "db/connection.h"

#include <optional>
#include <vector>

/// Who the participants of tournaments are. All functions throw core::StoreFailure.
namespace db {

/// By tournament and number; of all tournaments or of one.
std::vector<core::EnrolledPerson>
readEnrolledPeople(Connection& connection, std::optional<core::TournamentId> id = std::nullopt);

/// Those of all tournaments without a link, in any order.
std::vector<core::EnrolledKey> readUnknownPeople(Connection& connection);

std::vector<core::PlayerLink> readLinks(Connection& connection,
                                        std::optional<core::TournamentId> id = std::nullopt);
void addLinks(Connection& connection, const std::vector<core::PlayerLink>& links);
void removeLinks(Connection& connection, const std::vector<core::PlayerLink>& links);

} // namespace db
