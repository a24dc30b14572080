#pragma once

#include "core/change.h"
#include "core/result.h"

namespace core {

/// Two start numbers of one person who was enrolled twice become one: seats, byes, hands taken
/// over, penalties and wishes of `twin` go to `keep`, what both paid is added, and `twin` is gone.
/// Name, club and fixed table are those of `keep`, as far as it has them.
/// Refused if both stand in one round. Places: "/keep", "/twin".
Result<Change> mergeParticipants(const Tournament& tournament, StartNumber keep, StartNumber twin);

} // namespace core
