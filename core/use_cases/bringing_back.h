#pragma once

#include "core/change/change.h"
#include "core/model/result.h"
#include "core/model/tournament.h"

#include <vector>

/// A desk that lost contact worked offline in a copy of the tournament: what it did there, and how
/// that is merged into the tournament the others continued with.
namespace core {

/// What a desk did offline at one place: to a game, a participant, a round with its tables, and so
/// on.
struct Departure
{
    /// What was done, and where.
    Label label;
    /// From the others' current state to the desk's; in the order in which they can be applied.
    std::vector<Step> steps;
    /// The others changed the same place differently.
    bool isContested = false;

    friend bool operator==(const Departure&, const Departure&) = default;
};

/// What `alone` has that `shared` lacks; `base` is their common origin. Settings and participants
/// are merged member by member, penalties one by one. In the order in which they can be applied.
std::vector<Departure> departures(const Tournament& base, const Tournament& alone,
                                  const Tournament& shared);

/// Applies departures in one change, all or nothing. Refused as ClubFault::DepartureUnfit if
/// `shared` has changed since, or one depends on another that is left out; also if the tournament
/// would break a rule. Places: "/<index>", or as of faultsOf().
Result<Change> bringBack(const Tournament& shared, const std::vector<Departure>& chosen);

} // namespace core
