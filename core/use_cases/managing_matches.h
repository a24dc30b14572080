#pragma once

#include "core/change/change.h"
#include "core/model/result.h"

#include <cstdint>
#include <vector>

/// Match data other than deals. Each function checks the request and returns the change or why it
/// is refused; a change without steps if nothing would differ. Unless stated otherwise places are
/// "/round" and "/table".
namespace core {

/// Records the lot that was drawn at a table, the first drawn first: those of the equals who
/// advance. Places also: "/lot", "/lot/<index>".
Result<Change> recordLot(const Tournament& tournament, const TableKey& key,
                         const std::vector<StartNumber>& drawn);

/// Draws such a lot; the same seed gives the same lot. Refused unless one is due.
Result<std::vector<StartNumber>> drawLot(const Tournament& tournament, const TableKey& key,
                                         std::uint64_t seed);

/// Somebody leaves the match they sit in, in a round that is drawn or being played: they can
/// neither win nor advance. Place also: "/participant".
Result<Change> leaveMatch(const Tournament& tournament, RoundNumber round, StartNumber number);
/// Reverses leaveMatch().
Result<Change> rejoinMatch(const Tournament& tournament, RoundNumber round, StartNumber number);

} // namespace core
