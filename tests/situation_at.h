#pragma once

#include "core/use_cases/situation.h"
#include "memory_store.h"

/// A tournament as a use case finds it at some time, with nothing else stored.
class SituationAt
{
public:
    /// The tournament outlives the object.
    SituationAt(const QDateTime& time, const core::Tournament& tournament)
        : situation_{
              core::TournamentId{1}, tournament, {QStringLiteral("desk"), time}, store_.read()}
    {}

    operator const core::Situation&() const { return situation_; }

private:
    MemoryStore store_;
    core::Situation situation_;
};
