#pragma once

#include "core/club/club.h"

#include <map>

namespace core {

/// What the steps of a club's changes exchange.
struct ClubState
{
    std::map<PlayerId, Player> players;
    std::map<EnrolledKey, PlayerId> links;
    ClubRecords records;
};

/// Applies the steps; false, and nothing is applied, if the `before` of one is not what stands.
bool tryApply(const ClubChange& change, ClubState& state);

} // namespace core
