#pragma once

#include "core/change.h"
#include "core/result.h"

#include <optional>
#include <vector>

namespace core {

/// Everything about one participant that is edited together.
struct Entry
{
    Participant participant;
    std::vector<StartNumber> apart; ///< With whom never at a table.
    std::vector<Penalty> penalties; ///< The participant's own, in the order given.

    friend bool operator==(const Entry&, const Entry&) = default;
};

/// The entry as it stands; nothing if there is no such participant.
std::optional<Entry> entryOf(const Tournament& tournament, StartNumber number);

/// One change that makes `wanted` of the entry; if any part of it is refused, nothing changes.
/// Places: as for changeParticipant(), changeSettings() and givePenalty().
Result<Change> changeEntry(const Tournament& tournament, StartNumber number, const Entry& wanted);

} // namespace core
