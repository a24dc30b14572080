#pragma once

#include "core/model/schedule.h"
#include "db/connection.h"

#include <optional>

namespace db {

/// The clocks of a tournament's rounds. All functions throw core::StoreFailure; Damaged if one was
/// changed outside the program.
core::RoundClocks readClocks(Connection& connection, core::TournamentId id);
/// Nothing: the round has none.
void writeClock(Connection& connection, core::TournamentId id, core::RoundNumber round,
                const std::optional<core::RoundClock>& clock);

} // namespace db
