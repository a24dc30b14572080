#pragma once

#include "core/tournament.h"

#include <QString>

#include <optional>
#include <vector>

namespace desk {

/// What a game brings the seats of its table: match points, or the card points of a deal, which
/// are whole. Nothing for who did not play.
using Worth = std::vector<std::optional<scoring::MatchPoints>>;

/// Of a game without faults at a table that is there; nothing if it was not played.
std::optional<Worth> worthOf(const core::Tournament& tournament, const core::GameKey& key,
                             const core::GameOutcome& outcome);

/// "4 · 2 · 3".
QString textOf(const Worth& worth);

} // namespace desk
