#pragma once

#include "core/club/cash.h"
#include "core/ranking/summary.h"

#include <optional>

namespace desk {

class Session;

/// The open tournament's id in the club's records; nothing if none is open.
std::optional<core::TournamentUuid> openEvening(const Session& session);

/// The stored cash of the open tournament; empty if none is open, or the database fails.
core::EveningCash openCash(Session& session);

/// As ClubService::countedInstead() of the open tournament: money booked for it counts besides.
std::optional<core::TournamentSummary> countedInstead(Session& session);

} // namespace desk
