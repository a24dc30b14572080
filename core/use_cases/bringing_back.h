#pragma once

#include "core/change.h"
#include "core/result.h"
#include "core/tournament.h"

#include <vector>

/// A desk that lost the others went on alone, in a copy of the tournament: what it did there, and
/// how that comes back to the tournament the others have gone on with.
namespace core {

/// What a desk did alone at one place: to a game, a participant, a round with its tables, and so
/// on.
struct Departure
{
    /// What was done, and where.
    Label label;
    /// From what the others have now to what the desk has; in the order in which they can be
    /// applied.
    std::vector<Step> steps;
    /// The others changed the same place, to something else.
    bool isContested = false;

    friend bool operator==(const Departure&, const Departure&) = default;
};

/// What `alone` has that `shared` lacks; `base` is what both began with. Settings and participants
/// are merged member by member, penalties one by one. In the order in which they can be taken over.
std::vector<Departure> departures(const Tournament& base, const Tournament& alone,
                                  const Tournament& shared);

/// Takes over departures, all in one change or nothing. Refused as ClubFault::DepartureUnfit
/// where `shared` is no longer what they saw, or one builds on another that is left out; and where
/// the tournament would break a rule. Places: "/<index>", or as of faultsOf().
Result<Change> bringBack(const Tournament& shared, const std::vector<Departure>& chosen);

} // namespace core
