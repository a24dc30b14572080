#pragma once

#include "core/model/refusal.h"
#include "core/model/tournament.h"

#include <optional>

/// Checks that use cases of people share.
namespace core {

/// Nobody has that start number.
Refusal unknownPerson(StartNumber number, const Pointer& place);

/// Why somebody must remain here: in a round, with a penalty or in a decided tie.
Refusals takesPart(const Tournament& tournament, StartNumber number, const Pointer& place);

/// Allocates places to one person after another.
class PlaceCheck
{
public:
    /// `tournament` outlives the object.
    explicit PlaceCheck(const Tournament& tournament);

    /// Why a participant cannot have the status wanted: they play already, or no place is free.
    /// Accepted ones count for later calls.
    Refusals refusalsOf(const Participant& wanted, const Pointer& place);

private:
    const Tournament& tournament_;
    std::optional<int> free_; ///< Nothing: no limit.
};

} // namespace core
