#pragma once

#include "core/change/change.h"

#include <QDateTime>
#include <QString>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
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

/// The next steps of undo and redo.
struct History
{
    std::optional<JournalId> undo; ///< The newest change in effect.
    std::optional<JournalId> redo; ///< The last one undone, unless something was done since.
};

/// Selects entries.
struct JournalFilter
{
    std::vector<Action> actions;
    /// Only entries that concern this round, or none in particular.
    std::optional<RoundNumber> round = std::nullopt;
    std::size_t limit = 1; ///< The most entries returned.
};

/// `links` is a tournament's whole journal, oldest first.
History historyOf(const std::vector<JournalLink>& links);

/// The same from the newest links only, oldest first; nothing if older ones are needed.
std::optional<History> historyOfNewest(const std::vector<JournalLink>& links);

/// Reads a tournament's newest links, `limit` at most, oldest first.
using ReadNewestLinks = std::function<std::vector<JournalLink>(std::size_t limit)>;

/// The same, reading backwards from the end of the journal as far as necessary.
History historyFrom(const ReadNewestLinks& newest);

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
