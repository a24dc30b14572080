#include "db/sqlite/newest_entries.h"

#include "core/store/store.h"
#include "db/digest.h"
#include "db/enum_keys.h"
#include "db/sqlite/database_file.h"
#include "db/sqlite/durable_files.h"
#include "db/sqlite/sqlite_connection.h"
#include "db/texts.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <chrono>

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// Always the same, so that one write replaces all.
constexpr qsizetype fileSize = 1024;
constexpr qsizetype sumSize = 16;

/// An entry of either journal, at most one.
struct Entry
{
    std::int64_t id = 0;
    QDateTime time;
    std::int64_t digest = 0;
    QString action;
    std::optional<core::RoundNumber> round;
    std::optional<core::TableNumber> table;
    std::optional<core::GameNumber> game;
    std::optional<core::StartNumber> participant;
};

Entry newestOfTournaments(SqliteConnection& connection)
{
    Rows row = connection.rows(u"SELECT id, time, digest, action, round, game_table, game, "
                               "participant FROM journal ORDER BY id DESC LIMIT 1"_s);
    if (!row.next()) {
        return {};
    }
    return {row.value<std::int64_t>(0),
            timeFrom(row.value<QString>(1)),
            row.value<std::int64_t>(2),
            row.value<QString>(3),
            row.value<std::optional<core::RoundNumber>>(4),
            row.value<std::optional<core::TableNumber>>(5),
            row.value<std::optional<core::GameNumber>>(6),
            row.value<std::optional<core::StartNumber>>(7)};
}

/// The subject stays away: it may be a name, which erasing would not find in the file.
Entry newestOfClub(SqliteConnection& connection)
{
    Rows row = connection.rows(u"SELECT id, time, digest, action FROM club_journal "
                               "ORDER BY id DESC LIMIT 1"_s);
    if (!row.next()) {
        return {};
    }
    Entry entry;
    entry.id = row.value<std::int64_t>(0);
    entry.time = timeFrom(row.value<QString>(1));
    entry.digest = row.value<std::int64_t>(2);
    entry.action = row.value<QString>(3);
    return entry;
}

/// "enter-game 3/5/2": round, table and game.
QString textOf(const Entry& entry)
{
    QString text = entry.action;
    if (entry.round) {
        text += u' ' + QString::number(core::plain(*entry.round));
    }
    if (entry.table) {
        text += u'/' + QString::number(core::plain(*entry.table));
    }
    if (entry.game) {
        text += u'/' + QString::number(core::plain(*entry.game));
    }
    return text;
}

QByteArray sumOf(const QByteArray& text)
{
    constexpr std::uint64_t kind = 0x6e657765;
    return QByteArray::number(qulonglong{Digest(kind).add(text).value()}, 16)
        .rightJustified(sumSize, '0');
}

QByteArray bytesOf(const NewestEntries& newest)
{
    const QJsonObject values = {
        {u"club"_s, newest.club},
        {u"journal"_s, QString::number(newest.journal)},
        {u"clubJournal"_s, QString::number(newest.clubJournal)},
        {u"waiting"_s, QString::number(newest.waiting)},
        {u"time"_s, newest.time.isValid() ? timeText(newest.time) : QString()},
        {u"digest"_s, QString::number(newest.digest)},
        {u"text"_s, newest.text}};
    const auto text = QJsonDocument(values).toJson(QJsonDocument::Compact);
    return (sumOf(text) + ' ' + text + '\n').leftJustified(fileSize, ' ', true);
}

} // namespace

NewestEntries newestEntries(SqliteConnection& connection)
{
    const auto ofTournaments = newestOfTournaments(connection);
    const auto ofClub = newestOfClub(connection);
    const bool isClubs =
        ofClub.id > 0 && (ofTournaments.id == 0 || ofClub.time > ofTournaments.time);
    const auto& newest = isClubs ? ofClub : ofTournaments;
    NewestEntries found;
    // Deleting a tournament takes its entries along, but not the counters.
    found.journal = connection.lastId(u"journal"_s);
    found.clubJournal = connection.lastId(u"club_journal"_s);
    found.time = newest.time;
    found.digest = newest.digest;
    found.text = textOf(newest);
    {
        Rows first = connection.rows(u"SELECT uuid FROM tournament ORDER BY id LIMIT 1"_s);
        found.club = first.next() ? first.value<QString>(0) : QString();
    }
    Rows waiting = connection.rows(u"SELECT max(position) FROM pending WHERE tournament = "
                                   "(SELECT max(id) FROM tournament)"_s);
    found.waiting = waiting.next() ? waiting.value<std::optional<std::int64_t>>(0).value_or(0) : 0;
    return found;
}

bool isBeyond(const NewestEntries& one, const NewestEntries& other)
{
    const bool isSameClub = one.club == other.club || one.club.isEmpty() || other.club.isEmpty();
    const bool hasLess = one.journal < other.journal || one.clubJournal < other.clubJournal;
    const bool hasMore = one.journal > other.journal || one.clubJournal > other.clubJournal;
    const bool hasSame = !hasLess && !hasMore;
    return isSameClub && !hasLess && (hasMore || (hasSame && one.waiting > other.waiting));
}

QString newestEntriesFile(const QString& database)
{
    return withoutLinks(database) + u"-newest"_s;
}

void writeNewestEntries(const QString& database, const NewestEntries& newest)
{
    overwrite(newestEntriesFile(database), bytesOf(newest));
}

void removeNewestEntries(const QString& database)
{
    QFile::remove(newestEntriesFile(database));
}

std::optional<NewestEntries> readNewestEntries(const QString& database)
{
    QFile file(newestEntriesFile(database));
    if (!file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    const auto bytes = file.read(fileSize);
    const auto text = bytes.mid(sumSize + 1).trimmed();
    if (bytes.size() != fileSize || bytes.left(sumSize) != sumOf(text)) {
        return std::nullopt;
    }
    const auto values = QJsonDocument::fromJson(text).object();
    const auto number = [&values](const QString& key) {
        return std::int64_t{values[key].toString().toLongLong()};
    };
    NewestEntries newest;
    newest.club = values[u"club"_s].toString();
    newest.journal = number(u"journal"_s);
    newest.clubJournal = number(u"clubJournal"_s);
    newest.waiting = number(u"waiting"_s);
    newest.time = QDateTime::fromString(values[u"time"_s].toString(), Qt::ISODateWithMs);
    newest.digest = number(u"digest"_s);
    newest.text = values[u"text"_s].toString();
    return newest;
}

void settleLog(const QString& database)
{
    try {
        SqliteConnection connection(database, SqliteConnection::Access::ReadWrite,
                                    std::chrono::milliseconds::zero());
        connection.runOnce(u"PRAGMA wal_checkpoint(PASSIVE)"_s);
        if (const auto file = newestEntriesFile(database); QFile::exists(file)) {
            syncFile(file);
        }
    } catch (const core::StoreFailure&) {
        // The next time will do.
    }
}

std::optional<core::LostEntries> lostEntries(SqliteConnection& connection, const QString& database)
{
    const auto noted = readNewestEntries(database);
    if (!noted) {
        return std::nullopt;
    }
    const auto there = newestEntries(connection);
    if (!isBeyond(*noted, there)) {
        return std::nullopt;
    }
    core::LostEntries lost;
    lost.after = there.time;
    lost.until = noted->time;
    const auto entry = newestOfTournaments(connection);
    const auto ofClub = newestOfClub(connection);
    if (ofClub.id > 0 && (entry.id == 0 || ofClub.time > entry.time)) {
        lost.last = core::ClubLabel{valueOfWord<core::ClubAction>(ofClub.action), {}};
    } else if (entry.id > 0) {
        lost.last = core::Label{valueOfWord<core::Action>(entry.action), entry.round, entry.table,
                                entry.game, entry.participant};
    }
    return lost;
}

} // namespace db
