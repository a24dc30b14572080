#pragma once

#include "core/club/cash.h"

#include <optional>

namespace desk {

class Session;

/// The open tournament as the club's records name it; nothing where none is open.
std::optional<core::TournamentUuid> openEvening(const Session& session);

/// The cash of the open tournament as it is stored; none where none is open, or the database fails.
core::EveningCash openCash(Session& session);

} // namespace desk
