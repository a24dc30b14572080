#pragma once

#include "core/model/ids.h"

#include <set>
#include <utility>

namespace core {

/// Records that somebody's name was erased, and where it was, so that another copy of the club that
/// still has the name can erase it too. Holds neither the name nor anything derived from it.
struct ErasedPerson
{
    using Place = std::pair<TournamentUuid, ParticipantUuid>;

    PlayerId id;              ///< Of the entry of the directory, or given when it was erased.
    std::set<Place> enrolled; ///< The participants that were this person.

    friend bool operator==(const ErasedPerson&, const ErasedPerson&) = default;
};

} // namespace core
