#pragma once

#include "core/club/cash.h"
#include "core/evening/prize_changes.h"
#include "core/ranking/summary.h"

#include <optional>
#include <vector>

namespace desk {

class Session;

/// The open tournament's id in the club's records; nothing if none is open.
std::optional<core::TournamentUuid> openEvening(const Session& session);

/// The stored cash of the open tournament; empty if none is open, or the database fails.
core::EveningCash openCash(Session& session);

/// Whose prizes a correction has changed since they were booked, or since settlePrizes(): they pay
/// each other, through the desk.
std::vector<core::PrizeChange> prizesToSettle(Session& session, const core::EveningCash& cash);
/// They have done so: remembered by this desk.
void settlePrizes(Session& session);

/// As ClubService::countedInstead() of the open tournament: money booked for it counts besides.
std::optional<core::TournamentSummary> countedInstead(Session& session);

} // namespace desk
