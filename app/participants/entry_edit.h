#pragma once

#include "core/change.h"
#include "core/result.h"
#include "core/tournament.h"

#include <optional>
#include <vector>

namespace desk {

class Desk;

/// Everything about one participant that is edited together.
struct EntryEdit
{
    core::Participant participant;
    std::vector<core::StartNumber> apart; ///< With whom never at a table.
    std::vector<core::Penalty> penalties; ///< The participant's own, in the order given.

    friend bool operator==(const EntryEdit&, const EntryEdit&) = default;
};

/// The entry as it stands; nothing if there is no such participant.
std::optional<EntryEdit> entryOf(const core::Tournament& tournament, core::StartNumber number);

/// The changes that make `wanted` of the entry, one after the other; empty if nothing is different.
core::Result<std::vector<core::Change>>
changesFor(const core::Tournament& tournament, core::StartNumber number, const EntryEdit& wanted);

/// Stores the entry; if any part of it is refused, nothing.
core::Result<core::Done> storeEntry(Desk& desk, core::StartNumber number, const EntryEdit& wanted);

} // namespace desk
