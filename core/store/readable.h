#pragma once

#include "core/store/store.h"

#include <optional>

namespace core {

/// The tournament as stored; nothing if it is missing or damaged.
std::optional<Tournament> readableTournament(Reader& source, TournamentId id);

} // namespace core
