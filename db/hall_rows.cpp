#include "db/hall_rows.h"

#include "core/file/tournament_file.h"
#include "core/pending/pending_keys.h"
#include "db/digest.h"
#include "db/enum_keys.h"
#include "db/failure.h"
#include "db/proven_row.h"
#include "db/texts.h"

#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;

core::StoreFailure damagedEntry(std::int64_t position)
{
    return damaged(u"pending entry %1 was changed outside the program"_s.arg(position));
}

/// A game as the step that would enter it.
QByteArray outcomeText(const core::PendingGame& game)
{
    return core::writeSteps({core::GameExchange{gameOf(game), std::nullopt, game.outcome}}).after;
}

std::optional<core::GameOutcome> outcomeFrom(const QByteArray& text, const core::GameKey& key)
{
    const auto empty = core::writeSteps(
        {core::GameExchange{key, std::nullopt, core::GameOutcome(core::UnplayedGame{})}});
    const auto steps = core::readSteps({empty.before, text});
    if (!steps || steps->size() != 1) {
        return std::nullopt;
    }
    const auto* const step = std::get_if<core::GameExchange>(&steps->front());
    return step != nullptr && step->key == key ? step->after : std::nullopt;
}

const QString gameKind = u"game"_s;
const QString markKind = u"mark"_s;

/// A row of the table.
struct PendingRow
{
    QString kind;
    std::optional<core::GameNumber> game;
    QByteArray content; ///< Of a game the outcome as in the journal, of a mark its word.
    QString warnings;   ///< Words, separated by commas.
    std::optional<std::int32_t> seat;
    std::optional<QString> settled;
    std::optional<QString> settledBy;
    std::optional<QString> settledAt;
    std::optional<QString> settledReason;
};

QString warningWords(const std::vector<scoring::GameDoubt>& warnings)
{
    QStringList words;
    for (const auto warning : warnings) {
        words << core::keyOf(warning);
    }
    return words.join(u',');
}

std::vector<scoring::GameDoubt> warningsFrom(const QString& words)
{
    std::vector<scoring::GameDoubt> warnings;
    for (const auto& word : words.split(u',', Qt::SkipEmptyParts)) {
        warnings.push_back(valueOfWord<scoring::GameDoubt>(word));
    }
    return warnings;
}

PendingRow pendingRowOf(const core::PendingEntry& entry)
{
    PendingRow row;
    if (const auto* const game = gameIn(entry)) {
        row.kind = gameKind;
        row.game = game->game;
        row.content = outcomeText(*game);
    } else {
        row.kind = markKind;
        row.content =
            QByteArray(core::keyOf(std::get<core::PendingMark>(entry.action).mark).toUtf8());
    }
    row.warnings = warningWords(entry.warnings);
    if (entry.sender.seat) {
        row.seat = static_cast<std::int32_t>(*entry.sender.seat);
    }
    if (const auto& settled = entry.settled) {
        row.settled = core::keyOf(settled->how);
        row.settledBy = settled->desk;
        row.settledAt = timeText(settled->time);
        row.settledReason = settled->reason;
    }
    return row;
}

QString pendingColumns()
{
    return u"tournament, position, id, kind, round, game_table, edition, game, content, "
           "seen_revision, warnings, seat, device, person, time, settled, settled_by, settled_at, "
           "settled_reason, reason, digest"_s;
}

std::optional<core::PendingAction> actionFrom(const Rows& row)
{
    const core::SlipId slip = {row.value<core::RoundNumber>(4), row.value<core::TableNumber>(5),
                               row.value<std::int32_t>(6)};
    const auto content = row.value<QByteArray>(8);
    if (row.value<QString>(3) == markKind) {
        return core::PendingMark{slip, valueOfWord<core::TableMark>(QString::fromUtf8(content))};
    }
    core::PendingGame game{slip, row.value<core::GameNumber>(7), {}};
    auto outcome = outcomeFrom(content, gameOf(game));
    if (row.value<QString>(3) != gameKind || !outcome) {
        return std::nullopt;
    }
    game.outcome = *std::move(outcome);
    return game;
}

/// Of a row with pendingColumns().
core::PendingEntry pendingEntryOf(const Rows& row)
{
    constexpr int digest = 20;
    auto action = row.isProven(digest) ? actionFrom(row) : std::nullopt;
    if (!action) {
        throw damagedEntry(row.value<std::int64_t>(1));
    }
    core::PendingEntry entry;
    entry.id = row.value<QString>(2);
    entry.action = *std::move(action);
    entry.seenRevision = row.value<std::int64_t>(9);
    entry.warnings = warningsFrom(row.value<QString>(10));
    if (const auto seat = row.value<std::optional<std::int32_t>>(11)) {
        entry.sender.seat = static_cast<std::size_t>(*seat);
    }
    entry.sender.device = row.value<QString>(12);
    entry.sender.person = row.value<std::optional<core::StartNumber>>(13);
    entry.time = timeFrom(row.value<QString>(14));
    if (const auto how = row.value<std::optional<QString>>(15)) {
        entry.settled =
            core::Settlement{valueOfWord<core::SettledHow>(*how), row.value<QString>(16),
                             timeFrom(row.value<QString>(17)), row.value<QString>(18)};
    }
    entry.reason = row.value<QString>(19);
    return entry;
}

/// Writes a row, as a new one or in place of the one at its position.
void write(Connection& connection, core::TournamentId id, std::int64_t position,
           const core::PendingEntry& entry)
{
    const auto row = pendingRowOf(entry);
    const auto& slip = slipOf(entry);
    connection.run(u"DELETE FROM pending WHERE tournament = ? AND position = ?"_s, id, position);
    insertProven(connection, u"pending (%1)"_s.arg(pendingColumns()), id, position, entry.id,
                 row.kind, slip.round, slip.table, slip.edition, row.game, row.content,
                 entry.seenRevision, row.warnings, row.seat, entry.sender.device,
                 entry.sender.person, timeText(entry.time), row.settled, row.settledBy,
                 row.settledAt, row.settledReason, entry.reason);
}

QString conditionOf(const core::PendingFilter& filter)
{
    QString condition = u"tournament = ?"_s;
    if (filter.isUnsettled) {
        condition += u" AND settled IS NULL"_s;
    }
    if (filter.table) {
        condition += u" AND round = ? AND game_table = ?"_s;
    }
    return condition;
}

/// Tournament and position of the rows whose digest is that of these columns.
std::vector<std::pair<core::TournamentId, std::int64_t>> provenBy(const QString& columns,
                                                                  Connection& connection)
{
    std::vector<std::pair<core::TournamentId, std::int64_t>> proven;
    Rows rows = connection.rows(u"SELECT %1, digest FROM pending"_s.arg(columns));
    const auto digest = static_cast<int>(columns.count(u',')) + 1;
    while (rows.next()) {
        if (rows.isProven(digest)) {
            proven.emplace_back(rows.value<core::TournamentId>(0), rows.value<std::int64_t>(1));
        }
    }
    return proven;
}

std::int64_t digestAt(Connection& connection, core::TournamentId id, std::int64_t position)
{
    Rows rows = connection.rows(
        u"SELECT %1 FROM pending WHERE tournament = ? AND position = ?"_s.arg(pendingColumns()), id,
        position);
    constexpr int columns = 20;
    rows.next();
    return rows.digestOf(columns);
}

} // namespace

QByteArray readHallKey(Connection& connection, core::TournamentId id)
{
    Rows rows = connection.rows(u"SELECT tournament, key, digest FROM hall_key "
                                "WHERE tournament = ?"_s,
                                id);
    if (!rows.next()) {
        return {};
    }
    if (!rows.isProven(2)) {
        throw damaged(u"the key of the codes was changed outside the program"_s);
    }
    return QByteArray::fromHex(rows.value<QByteArray>(1));
}

void writeHallKey(Connection& connection, core::TournamentId id, const QByteArray& key)
{
    const QByteArray digits = key.toHex();
    connection.run(u"INSERT INTO hall_key (tournament, key, digest) VALUES (?, ?, ?) "
                   "ON CONFLICT (tournament) DO UPDATE SET key = excluded.key, "
                   "digest = excluded.digest"_s,
                   id, digits, digestOfRow(id, digits));
}

core::PendingEntries readPending(Connection& connection, core::TournamentId id,
                                 const core::PendingFilter& filter)
{
    const auto query = u"SELECT %1 FROM pending WHERE %2 ORDER BY position"_s.arg(
        pendingColumns(), conditionOf(filter));
    Rows rows = filter.table ? connection.rows(query, id, filter.table->round, filter.table->table)
                             : connection.rows(query, id);
    const bool isAll = !filter.table && !filter.isUnsettled;
    core::PendingEntries entries;
    while (rows.next()) {
        entries.push_back(pendingEntryOf(rows));
        const auto position = static_cast<std::int64_t>(entries.size());
        if (isAll && rows.value<std::int64_t>(1) != position) {
            throw damaged(u"pending entry %1 was removed outside the program"_s.arg(position));
        }
    }
    return entries;
}

std::optional<core::PendingEntry> readPendingEntry(Connection& connection, core::TournamentId id,
                                                   const QString& entry)
{
    Rows rows = connection.rows(
        u"SELECT %1 FROM pending WHERE tournament = ? AND id = ?"_s.arg(pendingColumns()), id,
        entry);
    return rows.next() ? std::optional(pendingEntryOf(rows)) : std::nullopt;
}

void addPending(Connection& connection, core::TournamentId id, const core::PendingEntry& entry)
{
    write(connection, id,
          connection.valueOf<std::int64_t>(
              u"SELECT coalesce(max(position), 0) + 1 FROM pending WHERE tournament = ?"_s, id),
          entry);
}

void settlePending(Connection& connection, core::TournamentId id, const QString& entry,
                   const std::optional<core::Settlement>& settlement)
{
    auto settled = *readPendingEntry(connection, id, entry);
    settled.settled = settlement;
    write(connection, id,
          connection.valueOf<std::int64_t>(
              u"SELECT position FROM pending WHERE tournament = ? AND id = ?"_s, id, entry),
          settled);
}

void eraseInPending(Connection& connection, core::TournamentId id, const core::Eraser& eraser)
{
    std::int64_t position = 0;
    for (const auto& entry : readPending(connection, id, {})) {
        ++position;
        if (const auto erased = eraser.erased(entry); erased != entry) {
            write(connection, id, position, erased);
        }
    }
}

void proveFormerEntries(Connection& connection, int before)
{
    constexpr int withPending = 26;
    constexpr int withReason = 29;
    if (before >= withReason) {
        return;
    }
    const auto columns = before < withPending ? u"tournament, position, id, round, game_table, "
                                                u"edition, game, content, seen_revision, "
                                                "seat, device, time, person"_s
                                              : pendingColumns().remove(u", reason, digest"_s);
    for (const auto& [id, position] : provenBy(columns, connection)) {
        connection.run(u"UPDATE pending SET digest = ? WHERE tournament = ? AND position = ?"_s,
                       digestAt(connection, id, position), id, position);
    }
}

} // namespace db
