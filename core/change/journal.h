#pragma once

#include "core/change/change.h"

#include <QDateTime>
#include <QString>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace core {

enum class EntryKind : std::uint8_t {
    Done,
    Undone, ///< Undoes the entry it concerns.
    Redone, ///< Repeats the entry it concerns, which was undone.
};

/// How an entry of the journal relates to the others.
struct JournalLink
{
    JournalId id{0};
    EntryKind kind = EntryKind::Done;
    std::optional<JournalId> concerns; ///< For Undone and Redone: the entry of kind Done.
    /// Kind Done and within reach of undo: not the creation of the tournament, and not older than a
    /// change of the stored format that could not be migrated.
    bool undoable = false;
};

/// One line of a tournament's journal. Entries are append-only.
struct JournalEntry
{
    JournalLink link;
    QDateTime time; ///< UTC, milliseconds.
    QString desk;   ///< The desk that made the change.
    Change change;  ///< As applied: for Undone already reversed. No steps for the creation.
};

enum class EntryState : std::uint8_t {
    Any,
    InEffect,  ///< Of kind Done and not currently undone.
    TakenBack, ///< Of kind Done and currently undone.
    Final,     ///< Of kind Done and out of reach of undo.
};

/// Selects entries of the journal of a tournament (Action) or of the club (ClubAction).
template <typename AnyAction>
struct EntryFilter
{
    std::vector<AnyAction> actions; ///< None: all.
    /// Only entries that concern this round, or none in particular. The club's have none.
    std::optional<RoundNumber> round = std::nullopt;
    std::size_t limit = 1; ///< The most entries returned.
    EntryState state = EntryState::Any;
    std::optional<QString> desk = std::nullopt;
    std::optional<JournalId> only = std::nullopt;
    std::optional<JournalId> after = std::nullopt; ///< Only newer ones.
};
using JournalFilter = EntryFilter<Action>;

/// The entries of kind Done that are currently undone, ascending.
std::vector<JournalId> takenBack(const std::vector<JournalLink>& links);

/// Each entry of a whole journal, oldest first, with whether it is currently undone: as a
/// `Line{entry, undone}`.
template <typename Line, typename Entry>
std::vector<Line> withUndone(std::vector<Entry> entries)
{
    std::vector<JournalLink> links;
    links.reserve(entries.size());
    for (const auto& entry : entries) {
        links.push_back(entry.link);
    }
    const auto undone = takenBack(links);
    std::vector<Line> lines;
    lines.reserve(entries.size());
    for (auto& entry : entries) {
        const bool isUndone = std::binary_search(undone.begin(), undone.end(), entry.link.id);
        lines.push_back({std::move(entry), isUndone});
    }
    return lines;
}

} // namespace core
