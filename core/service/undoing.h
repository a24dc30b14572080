#pragma once

#include "core/club/club.h"
#include "core/model/result.h"

#include <QDateTime>
#include <QString>

#include <functional>
#include <optional>
#include <set>
#include <type_traits>
#include <utility>
#include <vector>

/// Undo and redo, alike for the journal of a tournament and that of the club. Any change in effect
/// whose values still stand can be taken back, by any desk; Ctrl+Z takes back this desk's own. An
/// entry without steps is a note: there is nothing to take back.
namespace core {

/// The entries of a journal that this desk made: with its name, before this program started or by
/// this program. Two windows on one computer share a name.
class OwnEntries
{
public:
    OwnEntries(QString desk, JournalId newestAtStart)
        : desk_(std::move(desk)), newestAtStart_(newestAtStart)
    {}

    void add(JournalId id) { written_.insert(id); }
    [[nodiscard]] const QString& desk() const { return desk_; }
    [[nodiscard]] bool contains(JournalId id, const QString& desk) const
    {
        return desk == desk_ && (id <= newestAtStart_ || written_.contains(id));
    }

private:
    QString desk_;
    JournalId newestAtStart_;
    std::set<JournalId> written_;
};

/// This desk's next steps. Their ids are what undo() and redo() take.
template <typename Entry>
struct NextSteps
{
    std::optional<Entry> undo;
    std::optional<Entry> redo;
    std::optional<QDateTime> takenBack = std::nullopt; ///< When what can be redone was undone.
    std::optional<QDateTime> done = std::nullopt;      ///< When this desk last did something.
    /// This desk's newest change in effect if it is newer than `undo` and something was built on
    /// it.
    std::optional<Entry> builtOn = std::nullopt;
};

/// A journal with what undo asks of it. Entry is JournalEntry or ClubJournalEntry.
template <typename Entry>
class Journal
{
public:
    using Change = std::remove_cvref_t<decltype(Entry::change)>;
    using Filter = EntryFilter<std::remove_cvref_t<decltype(Change::label.action)>>;
    /// Reads entries, newest first.
    using Newest = std::function<std::vector<Entry>(const Filter&)>;
    using Predicate = std::function<bool(const Change&)>;

    explicit Journal(Newest newest) : newest_(std::move(newest)) {}

    /// The newest of this desk's changes in effect, and the one it took back last unless it has
    /// done something since. Only those that are `about(change)`, and `fit(change)`: can be applied
    /// to what stands.
    [[nodiscard]] NextSteps<Entry> nextSteps(const OwnEntries& own, const Predicate& about,
                                             const Predicate& fits) const;

    /// The entry that undo, or redo, is to reverse. Refused as ClubFault::NoSuchEntry, BeyondUndo,
    /// or HistoryConflict if that was done already.
    [[nodiscard]] Result<Entry> reversible(EntryKind kind, JournalId id) const;

    /// Which later change has to be taken back first: the newest ones are, by `takeBack(change)`,
    /// until `isFree()`.
    [[nodiscard]] std::optional<Entry> builtOn(JournalId id, const Predicate& takeBack,
                                               const std::function<bool()>& isFree) const;

private:
    [[nodiscard]] std::optional<Entry> entry(JournalId id, EntryState state) const;
    /// The newest entry out of reach; with it everything older is.
    [[nodiscard]] JournalId fence() const;
    /// Reads entries, newest first, until `isLast` says so.
    void readBack(Filter filter, const std::function<bool(const Entry&)>& isLast) const;

    Newest newest_;
};

extern template class Journal<JournalEntry>;
extern template class Journal<ClubJournalEntry>;

} // namespace core
