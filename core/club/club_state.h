#pragma once

#include "core/club/club.h"

#include <map>

namespace core {

/// The state that club changes apply to.
struct ClubState
{
    std::map<PlayerId, Player> players;
    std::map<EnrolledKey, PlayerId> links;
    ClubRecords records;
};

/// Applies the steps; false, and nothing is applied, if the `before` of one is not the current
/// value.
bool tryApply(const ClubChange& change, ClubState& state);

} // namespace core
