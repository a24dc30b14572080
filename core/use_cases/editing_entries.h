#pragma once

#include "core/change/change.h"
#include "core/file/edits.h"
#include "core/model/result.h"

#include <optional>
#include <vector>

namespace core {

/// Everything about a participant that is edited together.
struct Entry
{
    Participant participant;
    std::vector<StartNumber> apart; ///< Never at the same table as them.
    std::vector<Penalty> penalties; ///< The participant's, in the order given.

    friend bool operator==(const Entry&, const Entry&) = default;
};

/// The current entry; nothing if there is no such participant.
std::optional<Entry> entryOf(const Tournament& tournament, StartNumber number);

/// A single change of the entry to `wanted`; if any part is refused, nothing changes.
/// Places: as for changeParticipant(), changeSettings() and givePenalty().
Result<Change> changeEntry(const Tournament& tournament, StartNumber number, const Entry& wanted);

/// The same as changeSettings() and so on, for edits based on an earlier state: what others changed
/// since is kept. Refused if they changed the same thing differently.
Result<Change> editSettings(const Tournament& tournament, const Edit<Settings>& edit);
Result<Change> editSetup(const Tournament& tournament, const Edit<Settings>& settings,
                         const std::vector<Edit<Participant>>& people);
Result<Change> editParticipant(const Tournament& tournament, const Edit<Participant>& edit);
Result<Change> editParticipants(const Tournament& tournament,
                                const std::vector<Edit<Participant>>& people);
Result<Change> editEntry(const Tournament& tournament, const Edit<Entry>& edit);

/// Edits of people who keep their numbers, seen as they are in `seen`.
std::vector<Edit<Participant>> editsOf(const Tournament& seen, std::vector<Participant> wanted);

} // namespace core
