#include "db/club_rows.h"

#include "core/file/club_steps.h"
#include "db/digest.h"
#include "db/directory.h"
#include "db/enum_keys.h"
#include "db/failure.h"
#include "db/journal_rows.h"
#include "db/player_links.h"
#include "db/proven_row.h"
#include "db/texts.h"

#include <algorithm>
#include <map>
#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// The sums of the digests of all rows.
struct ClubSums
{
    std::uint64_t records = 0;
    std::uint64_t journal = 0;
};

ClubSums readSums(Connection& connection)
{
    Rows rows = connection.rows(u"SELECT records, journal FROM club_proof WHERE club = 1"_s);
    return rows.next() ? ClubSums{static_cast<std::uint64_t>(rows.value<std::int64_t>(0)),
                                  static_cast<std::uint64_t>(rows.value<std::int64_t>(1))}
                       : ClubSums();
}

void writeSums(Connection& connection, const ClubSums& sums)
{
    connection.run(u"INSERT INTO club_proof (club, records, journal) VALUES (1, ?, ?) "
                   "ON CONFLICT (club) DO UPDATE "
                   "SET records = excluded.records, journal = excluded.journal"_s,
                   static_cast<std::int64_t>(sums.records),
                   static_cast<std::int64_t>(sums.journal));
}

std::uint64_t digestOfRecord(const core::RecordText& record)
{
    return static_cast<std::uint64_t>(digestOfRow(record.kind, record.id, record.content));
}

/// Returns the change of the records' sum.
std::uint64_t writeExchange(Connection& connection, const core::RecordExchangeText& exchange)
{
    std::uint64_t growth = 0;
    if (const auto& before = exchange.before) {
        const int removed =
            connection.run(u"DELETE FROM club_record WHERE kind = ? AND id = ? AND content = ?"_s,
                           before->kind, before->id, before->content);
        if (removed != 1) {
            throw damaged(
                u"a record of the club is missing: %1 %2"_s.arg(before->kind, before->id));
        }
        growth -= digestOfRecord(*before);
    }
    if (const auto& after = exchange.after) {
        insertProven(connection, u"club_record (kind, id, content, digest)"_s, after->kind,
                     after->id, after->content);
        growth += digestOfRecord(*after);
    }
    return growth;
}

/// Steps of one kind, split by side.
template <typename Step, typename Item, typename ItemOf>
std::pair<std::vector<Item>, std::vector<Item>> sidesOf(const core::ClubChange& change,
                                                        ItemOf itemOf)
{
    std::pair<std::vector<Item>, std::vector<Item>> sides;
    for (const auto& step : change.steps) {
        if (const auto* const exchange = std::get_if<Step>(&step)) {
            if (exchange->before) {
                sides.first.push_back(itemOf(exchange->key, *exchange->before));
            }
            if (exchange->after) {
                sides.second.push_back(itemOf(exchange->key, *exchange->after));
            }
        }
    }
    return sides;
}

void writePeople(Connection& connection, const core::ClubChange& change)
{
    const auto [gone, come] = sidesOf<core::PlayerExchange, core::Player>(
        change, [](const auto& /*id*/, const core::Player& player) { return player; });
    removePlayers(connection, gone);
    addPlayers(connection, come);
    const auto [before, after] = sidesOf<core::LinkExchange, core::PlayerLink>(
        change, [](const core::EnrolledKey& enrolled, const core::PlayerId& player) {
            return core::PlayerLink{enrolled, player};
        });
    removeLinks(connection, before);
    addLinks(connection, after);
}

std::uint64_t writeRecords(Connection& connection, const core::ClubChange& change)
{
    std::uint64_t growth = 0;
    for (const auto& step : change.steps) {
        if (const auto exchange = core::recordExchange(step)) {
            growth += writeExchange(connection, *exchange);
        }
    }
    return growth;
}

/// Records without an entry of the club's journal.
void writeUnjournaled(Connection& connection, const core::ClubChange& change)
{
    auto sums = readSums(connection);
    sums.records += writeRecords(connection, change);
    writeSums(connection, sums);
}

std::optional<QUuid> uuidOfTournament(Connection& connection, core::TournamentId id)
{
    Rows rows = connection.rows(u"SELECT uuid FROM tournament WHERE id = ?"_s, id);
    return rows.next() ? std::optional(uuidFrom(rows.value<QString>(0))) : std::nullopt;
}

QString clubEntryColumns()
{
    return u"id, kind, concerns, undoable, time, desk, action, subject, reason, old, new, digest"_s;
}
constexpr int clubEntryDigest = 11;

core::ClubJournalEntry clubEntryOf(const Rows& row)
{
    core::ClubJournalEntry entry;
    entry.link = linkIn(row, 1);
    const auto id = core::plain(entry.link.id);
    if (!row.isProven(clubEntryDigest)) {
        throw damaged(u"entry %1 of the club's journal was changed outside the program"_s.arg(id));
    }
    auto steps = core::readClubSteps({row.value<QByteArray>(9), row.value<QByteArray>(10)});
    if (!steps && !isFenced(entry.link)) {
        throw damaged(u"entry %1 of the club's journal can't be read"_s.arg(id));
    }
    entry.time = timeFrom(row.value<QString>(4));
    entry.desk = row.value<QString>(5);
    entry.change.label = {valueOfWord<core::ClubAction>(row.value<QString>(6)),
                          row.value<QString>(7)};
    entry.change.reason = row.value<QString>(8);
    entry.change.steps = steps ? *std::move(steps) : std::vector<core::ClubStep>();
    return entry;
}

/// An entry as stored.
struct StoredClubEntry
{
    core::ClubJournalEntry entry;
    core::ChangeTexts texts;
    std::uint64_t digest = 0;
};

std::vector<StoredClubEntry> storedClubEntries(Connection& connection)
{
    std::vector<StoredClubEntry> entries;
    Rows rows =
        connection.rows(u"SELECT %1 FROM club_journal ORDER BY id"_s.arg(clubEntryColumns()));
    while (rows.next()) {
        entries.push_back({clubEntryOf(rows),
                           {rows.value<QByteArray>(9), rows.value<QByteArray>(10)},
                           static_cast<std::uint64_t>(rows.digestOf(clubEntryDigest))});
    }
    return entries;
}

/// Returns its new digest.
std::uint64_t replaceClubEntry(Connection& connection, const StoredClubEntry& stored)
{
    const auto& [link, time, desk, change] = stored.entry;
    const auto digest =
        digestOfRow(link.id, core::keyOf(link.kind), link.concerns, link.undoable, timeText(time),
                    desk, core::keyOf(change.label.action), change.label.subject, change.reason,
                    stored.texts.before, stored.texts.after);
    connection.run(u"UPDATE club_journal SET desk = ?, subject = ?, reason = ?, old = ?, new = ?, "
                   "digest = ? WHERE id = ?"_s,
                   desk, change.label.subject, change.reason, stored.texts.before,
                   stored.texts.after, digest, link.id);
    return static_cast<std::uint64_t>(digest);
}

template <typename Key, typename Value>
void addRecordSteps(core::ClubChange& change, const std::map<Key, Value>& before,
                    const std::map<Key, Value>& after)
{
    for (const auto& [key, value] : before) {
        if (value != after.at(key)) {
            change.steps.emplace_back(core::Exchange<Key, Value>{key, value, after.at(key)});
        }
    }
}

} // namespace

core::ClubRecords readRecords(Connection& connection)
{
    core::ClubRecords records;
    std::uint64_t sum = 0;
    Rows rows =
        connection.rows(u"SELECT kind, id, content, digest FROM club_record ORDER BY kind, id"_s);
    while (rows.next()) {
        constexpr int digest = 3;
        const core::RecordText record{rows.value<QString>(0), rows.value<QString>(1),
                                      rows.value<QByteArray>(2)};
        if (!rows.isProven(digest) || !core::addRecord(record, records)) {
            throw damaged(u"a record of the club was changed outside the program: %1 %2"_s.arg(
                record.kind, record.id));
        }
        sum += static_cast<std::uint64_t>(rows.digestOf(digest));
    }
    if (sum != readSums(connection).records) {
        throw damaged(u"a record of the club is missing"_s);
    }
    return records;
}

std::int64_t readClubVersion(Connection& connection)
{
    return connection.valueOf<std::int64_t>(u"SELECT coalesce(max(id), 0) FROM club_journal"_s);
}

std::vector<core::ClubJournalEntry> readClubJournal(Connection& connection)
{
    std::vector<core::ClubJournalEntry> entries;
    std::uint64_t sum = 0;
    Rows rows =
        connection.rows(u"SELECT %1 FROM club_journal ORDER BY id"_s.arg(clubEntryColumns()));
    while (rows.next()) {
        entries.push_back(clubEntryOf(rows));
        sum += static_cast<std::uint64_t>(rows.digestOf(clubEntryDigest));
    }
    if (sum != readSums(connection).journal) {
        throw damaged(u"an entry of the club's journal is missing"_s);
    }
    return entries;
}

std::vector<core::ClubJournalEntry> readNewestOfClub(Connection& connection,
                                                     const core::ClubJournalFilter& filter)
{
    std::vector<core::ClubJournalEntry> entries;
    Rows rows = connection.rows(
        u"SELECT %1 FROM club_journal AS entry WHERE desk = coalesce(?, desk) %2 "
        "ORDER BY id DESC LIMIT ?"_s.arg(
            clubEntryColumns(), conditionsOf(filter, u"club_journal AS later WHERE true"_s)),
        filter.desk, filter.limit);
    while (rows.next()) {
        entries.push_back(clubEntryOf(rows));
    }
    return entries;
}

void recordClub(Connection& connection, const core::ClubChange& change, core::EntryKind kind,
                std::optional<core::JournalId> concerns, const core::Stamp& stamp)
{
    writePeople(connection, change);
    auto sums = readSums(connection);
    sums.records += writeRecords(connection, change);
    const bool undoable = kind == core::EntryKind::Done && core::isUndoable(change.label.action);
    const auto texts = core::writeSteps(change.steps);
    // Needed in advance, as the digest covers it.
    const auto entry = connection.nextId(u"club_journal"_s);
    sums.journal += static_cast<std::uint64_t>(insertProven(
        connection, u"club_journal (%1)"_s.arg(clubEntryColumns()), entry, core::keyOf(kind),
        concerns, undoable, timeText(stamp.time), stamp.desk, core::keyOf(change.label.action),
        change.label.subject, change.reason, texts.before, texts.after));
    writeSums(connection, sums);
}

void rememberDeletedEvening(Connection& connection, core::TournamentId id)
{
    if (const auto uuid = uuidOfTournament(connection, id)) {
        core::ClubChange change;
        rememberDeleted(change, {{*uuid}, core::DeletedKind::Evening});
        writeUnjournaled(connection, change);
    }
}

void rememberVersion(Connection& connection, core::TournamentId id, const core::TournamentUuid& of)
{
    const core::TournamentUuid uuid{uuidOfTournament(connection, id).value()};
    core::ClubChange change;
    change.steps.emplace_back(
        core::VersionExchange{uuid, std::nullopt, core::EveningVersion{uuid, of}});
    writeUnjournaled(connection, change);
}

void eraseInRecords(Connection& connection, const core::Eraser& eraser)
{
    const auto before = readRecords(connection);
    const auto after = eraser.erased(before);
    core::ClubChange change;
    addRecordSteps(change, before.series, after.series);
    addRecordSteps(change, before.cash, after.cash);
    addRecordSteps(change, before.cashCounts, after.cashCounts);
    addRecordSteps(change, before.helpers, after.helpers);
    if (!change.isEmpty()) {
        writeUnjournaled(connection, change);
    }
}

int eraseInClubJournal(Connection& connection, const core::Eraser& eraser)
{
    int changed = 0;
    auto sums = readSums(connection);
    for (auto& stored : storedClubEntries(connection)) {
        auto& [link, time, desk, change] = stored.entry;
        const auto erased = eraser.erased(change);
        const auto erasedDesk = eraser.erased(desk);
        if (erased == change && erasedDesk == desk) {
            continue;
        }
        if (erased.steps != change.steps) {
            stored.texts = core::writeSteps(erased.steps);
        }
        change = erased;
        desk = erasedDesk;
        sums.journal += replaceClubEntry(connection, stored) - stored.digest;
        ++changed;
    }
    if (changed > 0) {
        writeSums(connection, sums);
    }
    return changed;
}

void rewriteRecords(Connection& connection, const QString& kind,
                    const std::function<void(QByteArray& content)>& rewrite)
{
    std::vector<std::pair<core::RecordText, core::RecordText>> changed;
    {
        Rows rows = connection.rows(
            u"SELECT kind, id, content, digest FROM club_record WHERE kind = ? ORDER BY id"_s,
            kind);
        while (rows.next()) {
            constexpr int digest = 3;
            const core::RecordText before{rows.value<QString>(0), rows.value<QString>(1),
                                          rows.value<QByteArray>(2)};
            auto after = before;
            rewrite(after.content);
            if (rows.isProven(digest) && after.content != before.content) {
                changed.emplace_back(before, std::move(after));
            }
        }
    }
    auto sums = readSums(connection);
    for (const auto& [before, after] : changed) {
        sums.records += writeExchange(connection, {before, after});
    }
    if (!changed.empty()) {
        writeSums(connection, sums);
    }
}

void rewriteClubJournal(Connection& connection, const RewriteTexts& rewrite)
{
    std::vector<RewrittenEntry> entries;
    auto sums = readSums(connection);
    {
        Rows rows =
            connection.rows(u"SELECT %1 FROM club_journal ORDER BY id"_s.arg(clubEntryColumns()));
        while (rows.next()) {
            if (!rows.isProven(clubEntryDigest)) {
                continue;
            }
            const core::ChangeTexts before{rows.value<QByteArray>(9), rows.value<QByteArray>(10)};
            auto texts = before;
            rewrite(texts);
            if (texts.before == before.before && texts.after == before.after) {
                continue;
            }
            const auto number = [&rows](int column) {
                return rows.value<std::optional<std::int64_t>>(column);
            };
            const auto text = [&rows](int column) { return rows.value<QByteArray>(column); };
            const auto digest =
                digestOfRow(number(0), text(1), number(2), number(3), text(4), text(5), text(6),
                            text(7), text(8), texts.before, texts.after);
            sums.journal += static_cast<std::uint64_t>(digest) -
                            static_cast<std::uint64_t>(rows.digestOf(clubEntryDigest));
            entries.push_back({number(0).value_or(0), std::move(texts), digest});
        }
    }
    updateEntries(connection, u"club_journal"_s, entries);
    if (!entries.empty()) {
        writeSums(connection, sums);
    }
}

} // namespace db
