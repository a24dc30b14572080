#pragma once

#include "core/ids.h"

#include <set>
#include <utility>

namespace core {

/// That somebody's name was erased, and where it stood: by it a copy of the club that still has the
/// name is told to lose it. Neither the name nor anything that could be compared with it.
struct ErasedPerson
{
    using Place = std::pair<TournamentUuid, StartNumber>;

    PlayerId id;              ///< Of the entry of the directory, or given when it was erased.
    std::set<Place> enrolled; ///< Whoever had these start numbers.

    friend bool operator==(const ErasedPerson&, const ErasedPerson&) = default;
};

} // namespace core
