#pragma once

#include "core/change.h"
#include "core/result.h"

#include <cstdint>
#include <vector>

/// Matches of Rommé 500 besides their deals. Each function checks and returns the change, or why
/// not; a change without steps if nothing would be different. Places where nothing else is said:
/// "/round", "/table".
namespace core {

/// Records the lot that was drawn at a table, the first drawn first: those who go on of them who
/// are equal. Places also: "/lot", "/lot/<index>".
Result<Change> recordLot(const Tournament& tournament, const TableKey& key,
                         const std::vector<StartNumber>& drawn);

/// Draws such a lot; the same seed draws the same. Refused where none is due.
Result<std::vector<StartNumber>> drawLot(const Tournament& tournament, const TableKey& key,
                                         std::uint64_t seed);

/// Somebody leaves the match they sit in, in a round that is drawn or being played: they neither
/// win it nor go on. Place also: "/participant".
Result<Change> leaveMatch(const Tournament& tournament, RoundNumber round, StartNumber number);
/// Takes that back.
Result<Change> rejoinMatch(const Tournament& tournament, RoundNumber round, StartNumber number);

} // namespace core
