#pragma once

#include "core/change/change.h"
#include "core/model/result.h"
#include "core/model/tournament.h"

#include <initializer_list>
#include <set>

namespace core {

/// Why the round cannot be used: unknown, or not in an `allowed` state. Place: "/round".
Refusals roundRefusals(const Round* round, RoundNumber number,
                       std::initializer_list<RoundState> allowed);

struct Spot
{
    const Round* round = nullptr;
    const Table* table = nullptr;
};

/// The round and table for a key, or why they cannot be used. Places: "/round", "/table".
Result<Spot> spotFor(const Tournament& tournament, const TableKey& key,
                     std::initializer_list<RoundState> allowed);

/// The faults the tournament would have if that round replaced the one with its number; places
/// point into the tournament file.
Refusals faultsWith(const Tournament& tournament, const Round& changed);

/// Whether somebody appears in a round: in a seat, with a bye, or holding a hand.
bool standsIn(const Round& round, StartNumber number);

/// Everyone seated in the round or with a bye.
std::set<StartNumber> peopleIn(const Round& round);

} // namespace core
