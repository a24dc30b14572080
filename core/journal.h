#pragma once

#include "change.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace core {

enum class EntryKind : std::uint8_t {
    Done,
    Undone, ///< Takes back the entry it concerns.
    Redone, ///< Does again the entry it concerns, which was taken back.
};

/// How an entry of the journal hangs together with the others.
struct JournalLink
{
    JournalId id{0};
    EntryKind kind = EntryKind::Done;
    std::optional<JournalId> concerns; ///< For Undone and Redone: the entry of kind Done.
    /// Kind Done, and undo may reach it: not the tournament's beginning, and not older than a
    /// change of the stored form that could not be carried along.
    bool undoable = false;
};

/// One line of a tournament's journal. Entries are only ever added.
struct JournalEntry
{
    JournalLink link;
    QDateTime time; ///< UTC, milliseconds.
    QString desk;   ///< Which desk did it.
    Change change;  ///< As carried out: for Undone already turned round. No steps at the beginning.
};

/// What undo and redo would do next.
struct History
{
    std::optional<JournalId> undo; ///< The newest change in effect.
    std::optional<JournalId> redo; ///< The last one taken back, unless something was done since.
};

/// Which entries are looked for.
struct JournalFilter
{
    std::vector<Action> actions;
    /// Only entries that concern this round, or none in particular.
    std::optional<RoundNumber> round = std::nullopt;
    std::size_t limit = 1; ///< At most so many.
};

/// `links` is a tournament's whole journal, oldest first.
History historyOf(const std::vector<JournalLink>& links);

/// The same of the newest links alone, oldest first; nothing if it takes older ones to tell.
std::optional<History> historyOfNewest(const std::vector<JournalLink>& links);

/// Reads a tournament's newest links, `limit` at most, oldest first.
using ReadNewestLinks = std::function<std::vector<JournalLink>(std::size_t limit)>;

/// The same, read from the journal's end backwards as far as it takes.
History historyFrom(const ReadNewestLinks& newest);

/// The entries of kind Done that are taken back at present, ascending.
std::vector<JournalId> takenBack(const std::vector<JournalLink>& links);

} // namespace core
