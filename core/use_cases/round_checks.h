#pragma once

#include "core/change.h"
#include "core/result.h"
#include "core/tournament.h"

#include <initializer_list>
#include <set>

namespace core {

/// Why the round cannot be used: it is unknown, or in none of the `allowed` states.
/// Place: "/round".
Refusals roundRefusals(const Round* round, RoundNumber number,
                       std::initializer_list<RoundState> allowed);

struct Spot
{
    const Round* round = nullptr;
    const Table* table = nullptr;
};

/// The round and table of a key, or why nothing can be done there. Places: "/round", "/table".
Result<Spot> spotFor(const Tournament& tournament, const TableKey& key,
                     std::initializer_list<RoundState> allowed);

/// The faults of a round that would take the place of the one with its number, with pointers into
/// the tournament file's form.
Refusals faultsWith(const Tournament& tournament, const Round& changed);

/// Whether somebody stands in a round: in a seat, on a bye, or holding a hand.
bool standsIn(const Round& round, StartNumber number);

/// Whoever the round's plan names, at a table or with a bye.
std::set<StartNumber> peopleIn(const Round& round);

} // namespace core
