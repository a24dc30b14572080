#pragma once

#include "core/refusal.h"
#include "core/tournament.h"

#include <optional>

/// What use cases check before somebody's status changes.
namespace core {

/// Why somebody has to stay here: in a round, with a penalty or in a decided tie.
Refusals takesPart(const Tournament& tournament, StartNumber number, const Pointer& place);

/// Hands out places to one person after the other.
class PlaceCheck
{
public:
    /// `tournament` outlives the object.
    explicit PlaceCheck(const Tournament& tournament);

    /// Why a participant cannot have the status wanted: takes part, or no place is free. What is
    /// not refused counts for those asked about after it.
    Refusals refusalsOf(const Participant& wanted, const Pointer& place);

private:
    const Tournament& tournament_;
    std::optional<int> free_; ///< Nothing: no limit.
};

} // namespace core
