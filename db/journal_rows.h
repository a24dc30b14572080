#pragma once

#include "core/club/erasing.h"
#include "core/file/tournament_file.h"
#include "core/store/store.h"
#include "db/connection.h"
#include "db/enum_keys.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

/// The journal of a tournament and the revisions of its games. The caller holds the transaction.
/// All functions throw core::StoreFailure.
namespace db {

/// The link in a journal row: column 0 is the id, `kind` the column of its kind, then concerns and
/// undoable.
core::JournalLink linkIn(const Rows& row, int kind);
/// Whether the entry is beyond undo; its format may no longer be readable.
bool isFenced(const core::JournalLink& link);

/// The condition that an `entry` is in that state; `others` are the entries that may concern it.
QString stateCondition(core::EntryState state, const QString& others);
/// The conditions of a filter that journals of tournaments and of the club share, as
/// " AND … AND …", but for the desk.
template <typename AnyAction>
QString conditionsOf(const core::EntryFilter<AnyAction>& filter, const QString& others)
{
    QString conditions = stateCondition(filter.state, others);
    QStringList words;
    for (const auto action : filter.actions) {
        words << u'\'' + core::keyOf(action) + u'\'';
    }
    if (!words.isEmpty()) {
        conditions += QStringLiteral(" AND action IN (%1)").arg(words.join(u','));
    }
    if (filter.only) {
        conditions += QStringLiteral(" AND id = %1").arg(core::plain(*filter.only));
    }
    if (filter.after) {
        conditions += QStringLiteral(" AND id > %1").arg(core::plain(*filter.after));
    }
    return conditions;
}

/// Oldest first.
std::vector<core::JournalLink> readNewestLinks(Connection& connection, core::TournamentId id,
                                               std::size_t limit);
std::vector<core::JournalEntry> readJournal(Connection& connection, core::TournamentId id);
/// Newest first.
std::vector<core::JournalEntry> readNewest(Connection& connection, core::TournamentId id,
                                           const core::JournalFilter& filter);
void addEntry(Connection& connection, core::TournamentId id, const core::Change& change,
              core::EntryKind kind, std::optional<core::JournalId> concerns,
              const core::Stamp& stamp);

/// A game that was imported with the tournament and never written since has revision 1.
core::GameRevision readRevision(Connection& connection, core::TournamentId id,
                                const core::GameKey& key);
/// The same for all games of a round, or of one of its tables, that were ever entered.
core::GameRevisions readRevisions(Connection& connection, core::TournamentId id,
                                  core::RoundNumber round,
                                  std::optional<core::TableNumber> table = std::nullopt);
/// Must be called before the step is written.
void raiseRevision(Connection& connection, core::TournamentId id, const core::GameExchange& step,
                   const core::Stamp& stamp);

/// Rewrite entries and revisions with the eraser; return the number of entries changed. The
/// journals are unguarded meanwhile.
int eraseInJournal(Connection& connection, core::TournamentId id, const core::Eraser& eraser);
void eraseInRevisions(Connection& connection, core::TournamentId id, const core::Eraser& eraser);

/// Rewrites both texts of an entry.
using RewriteTexts = std::function<void(core::ChangeTexts& texts)>;
/// An entry with other texts than before.
struct RewrittenEntry
{
    std::int64_t id = 0;
    core::ChangeTexts texts;
    std::int64_t digest = 0;
};
/// Stores them in a table of entries, `journal` or `club_journal`.
void updateEntries(Connection& connection, const QString& table,
                   const std::vector<RewrittenEntry>& entries);
/// Rewrites all entries, oldest first, for another format of their texts; those that were changed
/// outside this program stay as they are. The journals are unguarded meanwhile.
void rewriteJournal(Connection& connection, core::TournamentId id, const RewriteTexts& rewrite);

/// Throws core::StoreFailure (Damaged) if a revision was changed outside this program.
void requireRevisionsProven(Connection& connection, core::TournamentId id);

} // namespace db
