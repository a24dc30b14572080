#pragma once

#include "core/change/change.h"
#include "core/model/refusal.h"
#include "core/model/tournament.h"

#include <algorithm>
#include <vector>

/// Edits based on an earlier state, applied to what is stored now.
namespace core {

/// A value as seen, and as wanted instead.
template <typename Value>
struct Edit
{
    Value seen;
    Value wanted;
};

/// Whether a value is such an edit, or several.
template <typename Value>
inline constexpr bool isEdit = false;
template <typename Value>
inline constexpr bool isEdit<Edit<Value>> = true;
template <typename Value>
inline constexpr bool isEdit<std::vector<Edit<Value>>> = true;

template <typename Value>
struct Merged
{
    Value value; ///< The stored value with the edit; where both changed a member, as wanted.
    /// ClubFault::ChangedMeanwhile for every member that both changed to different values, with
    /// values as in the tournament file.
    Refusals conflicts;
};

/// Member by member. Pairs kept apart are merged one by one, so that they are never in conflict.
/// Places: "/tournament/venue", "/tournament/options/ties".
Merged<Settings> merged(const Edit<Settings>& edit, const Settings& stored);

/// Member by member; what was paid is added to what others took meanwhile. Places: "/name".
Merged<Participant> merged(const Edit<Participant>& edit, const Participant& stored);

/// What `change`, based on the stored value, would revert of others' changes since `seen`:
/// ClubFault::ChangedMeanwhile for each member of a person, round, table or game that both changed,
/// and for each of these that one of them removed. Penalties are merged one by one, so only an
/// unseen one cannot be removed. Places: "/mark".
Refusals overwrittenBy(const Change& change, const Tournament& seen);

/// The change as it would be made now, if others have changed something else of the same settings,
/// person, or list of penalties since. As it is if it fits as it is, or if a member or penalty that
/// it changes is no longer as the change found it.
Change rebased(Change change, const Tournament& now);

/// Additions to and removals from a list, applied to the stored one; equal items are counted.
template <typename Item>
std::vector<Item> mergedList(const Edit<std::vector<Item>>& edit, const std::vector<Item>& stored)
{
    const auto without = [](std::vector<Item> items, const std::vector<Item>& others) {
        for (const auto& other : others) {
            const auto found = std::find(items.begin(), items.end(), other);
            if (found != items.end()) {
                items.erase(found);
            }
        }
        return items;
    };
    auto result = without(stored, without(edit.seen, edit.wanted));
    const auto added = without(edit.wanted, edit.seen);
    // Both may have added the same.
    const auto missing = without(added, without(stored, edit.seen));
    result.insert(result.end(), missing.begin(), missing.end());
    return result;
}

} // namespace core
