#pragma once

#include "core/store/store.h"

namespace core {

/// What a use case decides on: a tournament as it is stored within the transaction that will write
/// the change, and what is stored beside it. Use cases that need the tournament alone take that.
struct Situation
{
    TournamentId id{0};
    const Tournament& tournament;
    Stamp stamp; ///< When and by which desk the change is made.
    Reader& stored;

    operator const Tournament&() const { return tournament; }
};

} // namespace core
