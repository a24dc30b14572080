#include "db/journal_rows.h"

#include "core/file/tournament_file.h"
#include "db/enum_keys.h"
#include "db/failure.h"
#include "db/texts.h"

#include <QStringList>

#include <algorithm>

namespace db {
namespace {

using namespace Qt::StringLiterals;

bool isBeginning(core::Action action)
{
    return action == core::Action::CreateTournament || action == core::Action::ImportTournament;
}

QString entryDigest()
{
    return u"digest_of(id, tournament, kind, concerns, undoable, time, desk, action, round, "
           "game_table, game, participant, reason, old, new)"_s;
}

QString entryColumns()
{
    return u"id, kind, concerns, undoable, time, desk, action, round, game_table, game, "
           "participant, reason, old, new, digest IS "_s +
           entryDigest();
}

QString revisionDigest()
{
    return u"digest_of(tournament, round, game_table, game, number, desk, time)"_s;
}

/// Columns 0 to 3: id, kind, concerns, undoable.
core::JournalLink linkOf(const Rows& row)
{
    const core::JournalLink link{row.value<core::JournalId>(0),
                                 valueOfWord<core::EntryKind>(row.value<QString>(1)),
                                 row.value<std::optional<core::JournalId>>(2), row.value<bool>(3)};
    if ((link.kind == core::EntryKind::Done) == link.concerns.has_value()) {
        throw damaged(
            u"journal entry %1 concerns no other, or should not"_s.arg(core::plain(link.id)));
    }
    return link;
}

/// Columns 6 to 10: action, round, table, game, participant.
core::Label labelOf(const Rows& row)
{
    return {valueOfWord<core::Action>(row.value<QString>(6)),
            row.value<std::optional<core::RoundNumber>>(7),
            row.value<std::optional<core::TableNumber>>(8),
            row.value<std::optional<core::GameNumber>>(9),
            row.value<std::optional<core::StartNumber>>(10)};
}

/// Columns 12 and 13: old, new. An entry beyond the reach of undo may have a format that is no
/// longer read; it is shown without its steps.
std::vector<core::Step> stepsOf(const Rows& row, const core::JournalLink& link)
{
    auto steps =
        core::readSteps({row.value<QString>(12).toUtf8(), row.value<QString>(13).toUtf8()});
    const bool fenced = link.kind == core::EntryKind::Done && !link.undoable;
    if (!steps && !fenced) {
        throw damaged(u"journal entry %1 can't be read"_s.arg(core::plain(link.id)));
    }
    return steps ? *std::move(steps) : std::vector<core::Step>();
}

core::JournalEntry entryOf(const Rows& row)
{
    core::JournalEntry entry;
    entry.link = linkOf(row);
    constexpr int proven = 14;
    if (!row.value<bool>(proven)) {
        throw damaged(
            u"journal entry %1 was changed outside the program"_s.arg(core::plain(entry.link.id)));
    }
    entry.time = timeFrom(row.value<QString>(4));
    entry.desk = row.value<QString>(5);
    entry.change = {labelOf(row), row.value<QString>(11), stepsOf(row, entry.link)};
    return entry;
}

/// "'enter-game', 'clear-game'"
QString wordList(const std::vector<core::Action>& actions)
{
    QStringList words;
    for (const auto action : actions) {
        words << u'\'' + core::keyOf(action) + u'\'';
    }
    return words.join(u", "_s);
}

/// `condition` is an additional condition on each `entry`.
std::vector<core::JournalEntry> readFiltered(Connection& connection, core::TournamentId id,
                                             const core::JournalFilter& filter,
                                             const QString& condition)
{
    std::vector<core::JournalEntry> entries;
    Rows rows = connection.rows(
        u"SELECT %1 FROM journal AS entry WHERE tournament = ? AND action IN (%2) "
        "AND (round IS NULL OR round = coalesce(?, round)) %3 "
        "ORDER BY id DESC LIMIT ?"_s.arg(entryColumns(), wordList(filter.actions), condition),
        id, filter.round, filter.limit);
    while (rows.next()) {
        entries.push_back(entryOf(rows));
    }
    return entries;
}

core::StoreFailure damagedRevision(std::int64_t round, std::int64_t table, std::int64_t game)
{
    return damaged(
        u"round %1, table %2, game %3: the revision was changed outside the program"_s.arg(round)
            .arg(table)
            .arg(game));
}

/// Columns 0 to 3: number, desk, time, whether they are proven.
core::GameRevision revisionOf(const Rows& row, const core::GameKey& key)
{
    if (!row.value<bool>(3)) {
        throw damagedRevision(plain(key.round), plain(key.table), plain(key.game));
    }
    return {row.value<std::int64_t>(0), row.value<QString>(1), timeFrom(row.value<QString>(2))};
}

} // namespace

std::vector<core::JournalLink> readNewestLinks(Connection& connection, core::TournamentId id,
                                               std::size_t limit)
{
    std::vector<core::JournalLink> links;
    Rows rows = connection.rows(u"SELECT id, kind, concerns, undoable FROM journal "
                                "WHERE tournament = ? ORDER BY id DESC LIMIT ?"_s,
                                id, limit);
    while (rows.next()) {
        links.push_back(linkOf(rows));
    }
    std::reverse(links.begin(), links.end());
    return links;
}

std::vector<core::JournalEntry> readJournal(Connection& connection, core::TournamentId id)
{
    std::vector<core::JournalEntry> entries;
    Rows rows = connection.rows(
        u"SELECT %1 FROM journal WHERE tournament = ? ORDER BY id"_s.arg(entryColumns()), id);
    while (rows.next()) {
        entries.push_back(entryOf(rows));
    }
    return entries;
}

std::optional<core::JournalEntry> readEntry(Connection& connection, core::TournamentId id,
                                            core::JournalId entry)
{
    Rows rows = connection.rows(
        u"SELECT %1 FROM journal WHERE tournament = ? AND id = ?"_s.arg(entryColumns()), id, entry);
    return rows.next() ? std::optional(entryOf(rows)) : std::nullopt;
}

std::vector<core::JournalEntry> readNewest(Connection& connection, core::TournamentId id,
                                           const core::JournalFilter& filter)
{
    return readFiltered(connection, id, filter, {});
}

std::vector<core::JournalEntry> readNewestInEffect(Connection& connection, core::TournamentId id,
                                                   const core::JournalFilter& filter)
{
    return readFiltered(connection, id, filter,
                        u"AND kind = 'done' AND 'undone' IS NOT (SELECT kind FROM journal AS later "
                        "WHERE later.tournament = entry.tournament AND later.id > entry.id "
                        "AND later.concerns = entry.id ORDER BY later.id DESC LIMIT 1)"_s);
}

void addEntry(Connection& connection, core::TournamentId id, const core::Change& change,
              core::EntryKind kind, std::optional<core::JournalId> concerns,
              const core::Stamp& stamp)
{
    const auto& label = change.label;
    const bool undoable = kind == core::EntryKind::Done && !isBeginning(label.action);
    const auto texts = core::writeSteps(change.steps);
    // Known beforehand, as the digest covers it.
    const auto entry = connection.valueOf<core::JournalId>(
        u"SELECT 1 + coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'journal'"_s);
    const auto values = u"?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15"_s;
    connection.run(u"INSERT INTO journal (id, tournament, kind, concerns, undoable, time, desk, "
                   "action, round, game_table, game, participant, reason, old, new, digest) "
                   "VALUES (%1, digest_of(%1))"_s.arg(values),
                   entry, id, core::keyOf(kind), concerns, undoable, timeText(stamp.time),
                   stamp.desk, core::keyOf(label.action), label.round, label.table, label.game,
                   label.participant, change.reason, QString::fromUtf8(texts.before),
                   QString::fromUtf8(texts.after));
}

core::GameRevision readRevision(Connection& connection, core::TournamentId id,
                                const core::GameKey& key)
{
    Rows written = connection.rows(u"SELECT number, desk, time, digest IS %1 FROM game_revision "
                                   "WHERE tournament = ? AND round = ? AND game_table = ? "
                                   "AND game = ?"_s.arg(revisionDigest()),
                                   id, key.round, key.table, key.game);
    if (written.next()) {
        return revisionOf(written, key);
    }
    Rows beginning =
        connection.rows(u"SELECT 1, desk, time, digest IS %1 FROM journal WHERE tournament = ? "
                        "AND (EXISTS (SELECT 1 FROM game "
                        "WHERE game.tournament = journal.tournament "
                        "AND game.round = ? AND game.game_table = ? "
                        "AND game.number = ?) "
                        "OR EXISTS (SELECT 1 FROM deal "
                        "WHERE deal.tournament = journal.tournament "
                        "AND deal.round = ? AND deal.game_table = ? "
                        "AND deal.number = ?)) ORDER BY id LIMIT 1"_s.arg(entryDigest()),
                        id, key.round, key.table, key.game, key.round, key.table, key.game);
    return beginning.next() ? revisionOf(beginning, key) : core::GameRevision();
}

void raiseRevision(Connection& connection, core::TournamentId id, const core::GameExchange& step,
                   const core::Stamp& stamp)
{
    const auto revision = readRevision(connection, id, step.key);
    connection.run(u"INSERT INTO game_revision "
                   "(tournament, round, game_table, game, number, desk, time) "
                   "VALUES (?, ?, ?, ?, ?, ?, ?) "
                   "ON CONFLICT DO UPDATE SET number = excluded.number, desk = excluded.desk, "
                   "time = excluded.time"_s,
                   id, step.key.round, step.key.table, step.key.game, revision.number + 1,
                   stamp.desk, timeText(stamp.time));
    connection.run(u"UPDATE game_revision SET digest = %1 WHERE tournament = ? AND round = ? "
                   "AND game_table = ? AND game = ?"_s.arg(revisionDigest()),
                   id, step.key.round, step.key.table, step.key.game);
}

void requireRevisionsProven(Connection& connection, core::TournamentId id)
{
    Rows changed =
        connection.rows(u"SELECT round, game_table, game FROM game_revision "
                        "WHERE tournament = ? AND digest IS NOT %1 LIMIT 1"_s.arg(revisionDigest()),
                        id);
    if (changed.next()) {
        throw damagedRevision(changed.value<std::int64_t>(0), changed.value<std::int64_t>(1),
                              changed.value<std::int64_t>(2));
    }
}

} // namespace db
