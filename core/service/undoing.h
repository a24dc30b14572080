#pragma once

#include "core/change/journal.h"
#include "core/model/result.h"
#include "core/store/store.h"

#include <optional>

/// Undo and redo, alike for the journal of a tournament and that of the club.
namespace core {

/// What undo() and redo() would do.
template <typename Entry>
struct NextSteps
{
    std::optional<Entry> undo; ///< Its id is what undo() takes as `expected`.
    std::optional<Entry> redo;
};

/// `newestLinks` is a ReadNewestLinks, `entryOf` reads an entry by its id.
template <typename NewestLinks, typename EntryOf>
auto nextStepsIn(const NewestLinks& newestLinks, const EntryOf& entryOf)
{
    const auto history = historyFrom(newestLinks);
    const auto step = [&](std::optional<JournalId> id) {
        return id ? entryOf(*id) : decltype(entryOf(*id))();
    };
    return NextSteps<typename decltype(entryOf(JournalId{0}))::value_type>{step(history.undo),
                                                                           step(history.redo)};
}

/// Undoes or redoes the next step. Refused as ClubFault::NothingToUndo or NothingToRedo, and as
/// HistoryConflict where that step is not the one `expected`; `fitted(change)` is what can be
/// stored of its change, or why nothing can; `record(change, entry)` stores it. Returns the label
/// of the change.
template <typename NewestLinks, typename EntryOf, typename Fitted, typename Record>
auto undoOrRedo(EntryKind kind, std::optional<JournalId> expected, const NewestLinks& newestLinks,
                const EntryOf& entryOf, const Fitted& fitted, const Record& record)
    -> Result<decltype(entryOf(JournalId{0})->change.label)>
{
    const bool undoes = kind == EntryKind::Undone;
    const auto history = historyFrom(newestLinks);
    const auto id = undoes ? history.undo : history.redo;
    if (!id) {
        const auto fault = undoes ? ClubFault::NothingToUndo : ClubFault::NothingToRedo;
        return Refusal{fault, Pointer(), {}};
    }
    if (expected && expected != id) {
        return Refusal{ClubFault::HistoryConflict, Pointer(), {}};
    }
    const auto entry = entryOf(*id);
    if (!entry) {
        throw StoreFailure(StoreFailure::Kind::Damaged,
                           QStringLiteral("journal entry %1 is missing").arg(plain(*id)));
    }
    const auto wanted = fitted(undoes ? reversed(entry->change) : entry->change);
    if (!wanted) {
        return wanted.refused();
    }
    record(*wanted, *id);
    return wanted->label;
}

} // namespace core
