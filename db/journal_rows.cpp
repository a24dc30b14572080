#include "db/journal_rows.h"

#include "core/file/tournament_file.h"
#include "db/digest.h"
#include "db/enum_keys.h"
#include "db/failure.h"
#include "db/proven_row.h"
#include "db/texts.h"

#include <QStringList>

#include <algorithm>
#include <limits>
#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;

bool isBeginning(core::Action action)
{
    return action == core::Action::CreateTournament || action == core::Action::ImportTournament;
}

QString entryColumns()
{
    return u"id, tournament, kind, concerns, undoable, time, desk, action, round, game_table, "
           "game, participant, reason, old, new, digest"_s;
}
constexpr int entryDigest = 15;

/// Columns 0 to 4: id, tournament, kind, concerns, undoable.
core::JournalLink linkOf(const Rows& row)
{
    return linkIn(row, 2);
}

/// Columns 7 to 11: action, round, table, game, participant.
core::Label labelOf(const Rows& row)
{
    return {valueOfWord<core::Action>(row.value<QString>(7)),
            row.value<std::optional<core::RoundNumber>>(8),
            row.value<std::optional<core::TableNumber>>(9),
            row.value<std::optional<core::GameNumber>>(10),
            row.value<std::optional<core::StartNumber>>(11)};
}

/// Columns 13 and 14: old, new. An entry beyond undo may have a format that is no longer readable;
/// it is shown without its steps.
std::vector<core::Step> stepsOf(const Rows& row, const core::JournalLink& link)
{
    auto steps = core::readSteps({row.value<QByteArray>(13), row.value<QByteArray>(14)});
    if (!steps && !isFenced(link)) {
        throw damaged(u"journal entry %1 can't be read"_s.arg(core::plain(link.id)));
    }
    return steps ? *std::move(steps) : std::vector<core::Step>();
}

core::JournalEntry entryOf(const Rows& row)
{
    core::JournalEntry entry;
    entry.link = linkOf(row);
    if (!row.isProven(entryDigest)) {
        throw damaged(
            u"journal entry %1 was changed outside the program"_s.arg(core::plain(entry.link.id)));
    }
    entry.time = timeFrom(row.value<QString>(5));
    entry.desk = row.value<QString>(6);
    entry.change = {labelOf(row), row.value<QString>(12), stepsOf(row, entry.link)};
    return entry;
}

/// An entry as stored.
struct StoredEntry
{
    core::JournalEntry entry;
    core::ChangeTexts texts;

    friend bool operator==(const StoredEntry& left, const StoredEntry& right)
    {
        return left.entry.desk == right.entry.desk &&
               left.entry.change.reason == right.entry.change.reason &&
               left.texts.before == right.texts.before && left.texts.after == right.texts.after;
    }
};

std::vector<StoredEntry> storedEntries(Connection& connection, core::TournamentId id)
{
    std::vector<StoredEntry> entries;
    Rows rows = connection.rows(
        u"SELECT %1 FROM journal WHERE tournament = ? ORDER BY id"_s.arg(entryColumns()), id);
    while (rows.next()) {
        entries.push_back(
            {entryOf(rows), {rows.value<QByteArray>(13), rows.value<QByteArray>(14)}});
    }
    return entries;
}

/// Steps that can't be read are not shown, so they are removed if they contain a name.
bool isLost(const core::ChangeTexts& texts, const core::Eraser& eraser)
{
    return eraser.isIn(QString::fromUtf8(texts.before)) ||
           eraser.isIn(QString::fromUtf8(texts.after));
}

StoredEntry erasedEntry(core::TournamentId id, const StoredEntry& stored,
                        const core::Eraser& eraser)
{
    StoredEntry result = stored;
    auto& change = result.entry.change;
    change = eraser.erased(id, std::move(change));
    result.entry.desk = eraser.erased(stored.entry.desk);
    if (change.steps != stored.entry.change.steps ||
        (change.steps.empty() && isLost(stored.texts, eraser))) {
        result.texts = core::writeSteps(change.steps);
    }
    return result;
}

void replaceEntry(Connection& connection, core::TournamentId id, const StoredEntry& stored)
{
    const auto& [link, time, desk, change] = stored.entry;
    const auto& label = change.label;
    const auto digest = digestOfRow(link.id, id, core::keyOf(link.kind), link.concerns,
                                    link.undoable, timeText(time), desk, core::keyOf(label.action),
                                    label.round, label.table, label.game, label.participant,
                                    change.reason, stored.texts.before, stored.texts.after);
    connection.run(u"UPDATE journal SET desk = ?, reason = ?, old = ?, new = ?, digest = ? "
                   "WHERE id = ?"_s,
                   desk, change.reason, stored.texts.before, stored.texts.after, digest, link.id);
}

core::StoreFailure damagedRevision(std::int64_t round, std::int64_t table, std::int64_t game)
{
    return damaged(
        u"round %1, table %2, game %3: the revision was changed outside the program"_s.arg(round)
            .arg(table)
            .arg(game));
}

QString revisionColumns()
{
    return u"tournament, round, game_table, game, number, desk, time, digest"_s;
}
constexpr int revisionDigest = 7;

core::GameRevision revisionOf(const Rows& row)
{
    if (!row.isProven(revisionDigest)) {
        throw damagedRevision(row.value<std::int64_t>(1), row.value<std::int64_t>(2),
                              row.value<std::int64_t>(3));
    }
    return {row.value<std::int64_t>(4), row.value<QString>(5), timeFrom(row.value<QString>(6))};
}

/// The entry that created the tournament, if the game came with it.
std::optional<core::JournalEntry> beginningWith(Connection& connection, core::TournamentId id,
                                                const core::GameKey& key)
{
    Rows rows = connection.rows(
        u"SELECT %1 FROM journal WHERE tournament = ? AND (EXISTS (SELECT 1 FROM game "
        "WHERE game.tournament = journal.tournament AND game.round = ? AND game.game_table = ? "
        "AND game.number = ?) OR EXISTS (SELECT 1 FROM deal "
        "WHERE deal.tournament = journal.tournament AND deal.round = ? AND deal.game_table = ? "
        "AND deal.number = ?)) ORDER BY id LIMIT 1"_s.arg(entryColumns()),
        id, key.round, key.table, key.game, key.round, key.table, key.game);
    return rows.next() ? std::optional(entryOf(rows)) : std::nullopt;
}

/// Between tables.
struct Tables
{
    core::TableNumber first{1};
    core::TableNumber last{std::numeric_limits<std::int32_t>::max()};
};

core::GameRevisions revisionsOf(Connection& connection, core::TournamentId id,
                                core::RoundNumber round, const Tables& tables)
{
    core::GameRevisions revisions;
    Rows written =
        connection.rows(u"SELECT %1 FROM game_revision WHERE tournament = ? "
                        "AND round = ? AND game_table BETWEEN ? AND ?"_s.arg(revisionColumns()),
                        id, round, tables.first, tables.last);
    while (written.next()) {
        const core::GameKey key = {round, written.value<core::TableNumber>(2),
                                   written.value<core::GameNumber>(3)};
        revisions.emplace(key, revisionOf(written));
    }
    return revisions;
}

std::vector<core::GameKey> enteredGames(Connection& connection, core::TournamentId id,
                                        core::RoundNumber round, const Tables& tables)
{
    std::vector<core::GameKey> games;
    Rows rows =
        connection.rows(u"SELECT game_table, number FROM game WHERE tournament = ? "
                        "AND round = ? AND game_table BETWEEN ? AND ? "
                        "UNION SELECT game_table, number FROM deal WHERE tournament = ? "
                        "AND round = ? AND game_table BETWEEN ? AND ?"_s,
                        id, round, tables.first, tables.last, id, round, tables.first, tables.last);
    while (rows.next()) {
        games.push_back({round, rows.value<core::TableNumber>(0), rows.value<core::GameNumber>(1)});
    }
    return games;
}

} // namespace

core::JournalLink linkIn(const Rows& row, int kind)
{
    const core::JournalLink link{
        row.value<core::JournalId>(0), valueOfWord<core::EntryKind>(row.value<QString>(kind)),
        row.value<std::optional<core::JournalId>>(kind + 1), row.value<bool>(kind + 2)};
    if ((link.kind == core::EntryKind::Done) == link.concerns.has_value()) {
        throw damaged(
            u"journal entry %1 concerns no other, or should not"_s.arg(core::plain(link.id)));
    }
    return link;
}

bool isFenced(const core::JournalLink& link)
{
    return link.kind == core::EntryKind::Done && !link.undoable;
}

std::vector<core::JournalLink> readNewestLinks(Connection& connection, core::TournamentId id,
                                               std::size_t limit)
{
    std::vector<core::JournalLink> links;
    Rows rows = connection.rows(u"SELECT id, tournament, kind, concerns, undoable FROM journal "
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

QString stateCondition(core::EntryState state, const QString& others)
{
    const auto currently = [&](const QString& comparison) {
        return u" AND kind = 'done' AND 'undone' IS %1 DISTINCT FROM (SELECT kind FROM %2 "
               "AND later.id > entry.id AND later.concerns = entry.id "
               "ORDER BY later.id DESC LIMIT 1)"_s.arg(comparison, others);
    };
    switch (state) {
    case core::EntryState::Any:
        return {};
    case core::EntryState::InEffect:
        return currently({});
    case core::EntryState::TakenBack:
        return currently(u"NOT"_s);
    case core::EntryState::Final:
        return u" AND kind = 'done' AND undoable = 0"_s;
    }
    return {};
}

std::vector<core::JournalEntry> readNewest(Connection& connection, core::TournamentId id,
                                           const core::JournalFilter& filter)
{
    std::vector<core::JournalEntry> entries;
    const auto conditions =
        conditionsOf(filter, u"journal AS later WHERE later.tournament = entry.tournament"_s);
    Rows rows = connection.rows(
        u"SELECT %1 FROM journal AS entry WHERE tournament = ? AND desk = coalesce(?, desk) "
        "AND (round IS NULL OR round = coalesce(?, round)) %2 ORDER BY id DESC LIMIT ?"_s.arg(
            entryColumns(), conditions),
        id, filter.desk, filter.round, filter.limit);
    while (rows.next()) {
        entries.push_back(entryOf(rows));
    }
    return entries;
}

void addEntry(Connection& connection, core::TournamentId id, const core::Change& change,
              core::EntryKind kind, std::optional<core::JournalId> concerns,
              const core::Stamp& stamp)
{
    const auto& label = change.label;
    const bool undoable = kind == core::EntryKind::Done && !isBeginning(label.action);
    const auto texts = core::writeSteps(change.steps);
    // Needed in advance, as the digest covers it.
    const auto entry = connection.nextId(u"journal"_s);
    insertProven(connection, u"journal (%1)"_s.arg(entryColumns()), entry, id, core::keyOf(kind),
                 concerns, undoable, timeText(stamp.time), stamp.desk, core::keyOf(label.action),
                 label.round, label.table, label.game, label.participant, change.reason,
                 texts.before, texts.after);
}

core::GameRevision readRevision(Connection& connection, core::TournamentId id,
                                const core::GameKey& key)
{
    Rows written = connection.rows(u"SELECT %1 FROM game_revision "
                                   "WHERE tournament = ? AND round = ? AND game_table = ? "
                                   "AND game = ?"_s.arg(revisionColumns()),
                                   id, key.round, key.table, key.game);
    if (written.next()) {
        return revisionOf(written);
    }
    const auto beginning = beginningWith(connection, id, key);
    return beginning ? core::GameRevision{1, beginning->desk, beginning->time}
                     : core::GameRevision();
}

core::GameRevisions readRevisions(Connection& connection, core::TournamentId id,
                                  core::RoundNumber round, std::optional<core::TableNumber> table)
{
    const auto tables = table ? Tables{*table, *table} : Tables();
    auto revisions = revisionsOf(connection, id, round, tables);
    for (const auto& key : enteredGames(connection, id, round, tables)) {
        if (!revisions.contains(key)) {
            revisions.emplace(key, readRevision(connection, id, key));
        }
    }
    return revisions;
}

void raiseRevision(Connection& connection, core::TournamentId id, const core::GameExchange& step,
                   const core::Stamp& stamp)
{
    const auto& key = step.key;
    const auto number = readRevision(connection, id, key).number + 1;
    connection.run(u"DELETE FROM game_revision WHERE tournament = ? AND round = ? "
                   "AND game_table = ? AND game = ?"_s,
                   id, key.round, key.table, key.game);
    insertProven(connection, u"game_revision (%1)"_s.arg(revisionColumns()), id, key.round,
                 key.table, key.game, number, stamp.desk, timeText(stamp.time));
}

int eraseInJournal(Connection& connection, core::TournamentId id, const core::Eraser& eraser)
{
    int changed = 0;
    for (const auto& stored : storedEntries(connection, id)) {
        const auto erased = erasedEntry(id, stored, eraser);
        if (!(erased == stored)) {
            replaceEntry(connection, id, erased);
            ++changed;
        }
    }
    return changed;
}

void updateEntries(Connection& connection, const QString& table,
                   const std::vector<RewrittenEntry>& entries)
{
    const auto sql = u"UPDATE %1 SET old = ?, new = ?, digest = ? WHERE id = ?"_s.arg(table);
    for (const auto& entry : entries) {
        connection.run(sql, entry.texts.before, entry.texts.after, entry.digest, entry.id);
    }
}

void rewriteJournal(Connection& connection, core::TournamentId id, const RewriteTexts& rewrite)
{
    std::vector<RewrittenEntry> entries;
    {
        Rows rows = connection.rows(
            u"SELECT %1 FROM journal WHERE tournament = ? ORDER BY id"_s.arg(entryColumns()), id);
        while (rows.next()) {
            if (!rows.isProven(entryDigest)) {
                continue;
            }
            const core::ChangeTexts before{rows.value<QByteArray>(13), rows.value<QByteArray>(14)};
            auto texts = before;
            rewrite(texts);
            if (texts.before == before.before && texts.after == before.after) {
                continue;
            }
            const auto number = [&rows](int column) {
                return rows.value<std::optional<std::int64_t>>(column);
            };
            const auto text = [&rows](int column) { return rows.value<QByteArray>(column); };
            const auto digest = digestOfRow(
                number(0), number(1), text(2), number(3), number(4), text(5), text(6), text(7),
                number(8), number(9), number(10), number(11), text(12), texts.before, texts.after);
            entries.push_back({number(0).value_or(0), std::move(texts), digest});
        }
    }
    updateEntries(connection, u"journal"_s, entries);
}

void eraseInRevisions(Connection& connection, core::TournamentId id, const core::Eraser& eraser)
{
    std::vector<std::pair<core::GameKey, core::GameRevision>> revisions;
    {
        Rows rows = connection.rows(
            u"SELECT %1 FROM game_revision WHERE tournament = ?"_s.arg(revisionColumns()), id);
        while (rows.next()) {
            revisions.emplace_back(core::GameKey{rows.value<core::RoundNumber>(1),
                                                 rows.value<core::TableNumber>(2),
                                                 rows.value<core::GameNumber>(3)},
                                   revisionOf(rows));
        }
    }
    for (const auto& [key, revision] : revisions) {
        const auto desk = eraser.erased(revision.desk);
        if (desk != revision.desk) {
            connection.run(u"UPDATE game_revision SET desk = ?, digest = ? WHERE tournament = ? "
                           "AND round = ? AND game_table = ? AND game = ?"_s,
                           desk,
                           digestOfRow(id, key.round, key.table, key.game, revision.number, desk,
                                       timeText(revision.time)),
                           id, key.round, key.table, key.game);
        }
    }
}

void requireRevisionsProven(Connection& connection, core::TournamentId id)
{
    Rows rows = connection.rows(
        u"SELECT %1 FROM game_revision WHERE tournament = ?"_s.arg(revisionColumns()), id);
    while (rows.next()) {
        revisionOf(rows);
    }
}

} // namespace db
