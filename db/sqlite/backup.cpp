#include "db/sqlite/backup.h"

#include "core/file/database_mark.h"
#include "core/file/whole_file.h"
#include "core/store/store.h"
#include "db/merge_backup.h"
#include "db/sqlite/contents.h"
#include "db/sqlite/database_file.h"
#include "db/sqlite/durable_files.h"
#include "db/sqlite/migrator.h"
#include "db/sqlite/newest_entries.h"
#include "db/sqlite/obstacle.h"
#include "db/sqlite/part_file.h"
#include "db/sqlite/untouched_file.h"
#include "db/sqlite/verified_copy.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>
#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;
using Kind = core::StoreFailure::Kind;

constexpr std::size_t newestKept = 20;
constexpr std::size_t daysKept = 30;

/// Sorts by age as text; no colons, which some file systems refuse.
const QString& stampFormat()
{
    static const QString format = u"yyyyMMdd'T'HHmmsszzz'Z'"_s;
    return format;
}

QString backupName(const QString& databaseFile, std::int64_t number, const QDateTime& time)
{
    constexpr int digits = 6;
    return u"%1-%2-%3.rummydb"_s.arg(QFileInfo(databaseFile).completeBaseName())
        .arg(number, digits, 10, QChar(u'0'))
        .arg(time.toUTC().toString(stampFormat()));
}

/// The files in a folder whose names consist of the database's, the pattern and an ending; newest
/// first. The pattern captures "stamp", and "number" if there is one.
std::vector<core::BackupFile> filesLike(const QString& pattern, const QString& databaseFile,
                                        const QDir& folder)
{
    const QString base = QRegularExpression::escape(QFileInfo(databaseFile).completeBaseName());
    const QRegularExpression expected(u"^"_s + base + pattern + u"\\.\\w+$"_s);
    std::vector<core::BackupFile> files;
    const auto names = folder.entryList(QDir::Files);
    for (const auto& name : names) {
        const auto match = expected.match(name);
        QDateTime time = QDateTime::fromString(match.captured(u"stamp"_s), stampFormat());
        time.setTimeSpec(Qt::UTC);
        if (time.isValid()) {
            files.push_back(
                {folder.filePath(name), time, match.captured(u"number"_s).toLongLong()});
        }
    }
    std::sort(files.begin(), files.end(), [](const auto& one, const auto& other) {
        return std::tie(one.number, one.time, one.path) >
               std::tie(other.number, other.time, other.path);
    });
    return files;
}

/// Earlier versions used no numbers and another suffix.
std::vector<core::BackupFile> automaticIn(const QDir& folder, const QString& databaseFile)
{
    return filesLike(u"-(?:(?<number>\\d{6,18})-)?(?<stamp>\\d{8}T\\d{9}Z)"_s, databaseFile,
                     folder);
}

std::vector<core::BackupFile> replacedBeside(const QString& databaseFile)
{
    return filesLike(u"\\.replaced-(?<stamp>\\d{8}T\\d{9}Z)(?:-\\d+)?"_s, databaseFile,
                     QFileInfo(databaseFile).absoluteDir());
}

/// Keeps the order of each list and merges them by time, as each folder numbers independently. Of
/// two with the same time the first stays.
std::vector<core::BackupFile> merged(const std::vector<core::BackupFile>& one,
                                     const std::vector<core::BackupFile>& other)
{
    std::vector<core::BackupFile> all;
    auto next = other.begin();
    for (const auto& backup : one) {
        while (next != other.end() && next->time >= backup.time) {
            if (next->time > backup.time) {
                all.push_back(*next);
            }
            ++next;
        }
        all.push_back(backup);
    }
    all.insert(all.end(), next, other.end());
    return all;
}

/// A file that can't be written is read without writing anything beside it either.
void copyTo(const QString& target, const QString& databaseFile)
{
    const auto copy = [&](SqliteConnection& database) {
        requireClub(database, newestSchema());
        try {
            writeVerifiedCopy(database, target);
        } catch (const core::StoreFailure& failure) {
            const bool ofDatabase = failure.kind() == Kind::Damaged || failure.kind() == Kind::Busy;
            throw ofDatabase ? failure : failure.ofBackup(target);
        }
    };
    if (const auto database = openUnlessObstructed(databaseFile)) {
        copy(*database);
    } else {
        UntouchedFile untouched(databaseFile);
        copy(untouched.connection());
    }
}

/// Rows of people are short, so a name is stored in one piece.
bool holdsAny(const QString& path, const std::vector<QByteArray>& names)
{
    constexpr qint64 atOnce = 4LL * 1024 * 1024;
    constexpr qsizetype overlap = 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return false;
    }
    QByteArray seen;
    while (!file.atEnd()) {
        const auto more = file.read(atOnce);
        if (more.isEmpty()) {
            return false;
        }
        seen = seen.right(overlap) + more;
        if (std::any_of(names.begin(), names.end(),
                        [&seen](const QByteArray& name) { return seen.contains(name); })) {
            return true;
        }
    }
    return false;
}

/// Runs `use(backup)` for a backup of the newest schema; nothing if it is none, or can't be read.
template <typename Use>
auto withBackup(const QString& file, Use use)
    -> std::optional<decltype(use(std::declval<SqliteConnection&>()))>
{
    try {
        SqliteConnection backup(file, SqliteConnection::Access::Immutable);
        requireClub(backup, newestSchema());
        if (schemaVersion(backup) == newestSchema()) {
            return use(backup);
        }
    } catch (const core::StoreFailure&) {
        // It says nothing.
    }
    return std::nullopt;
}

/// Differs between any two states of a club.
std::vector<std::int64_t> markOf(Connection& connection)
{
    std::vector<std::int64_t> mark = {stateOf(connection)};
    for (const auto& newest : {u"SELECT id, digest FROM journal ORDER BY id DESC LIMIT 1"_s,
                               u"SELECT id, digest FROM club_journal ORDER BY id DESC LIMIT 1"_s}) {
        Rows row = connection.rows(newest);
        const bool isThere = row.next();
        mark.push_back(isThere ? row.value<std::int64_t>(0) : 0);
        mark.push_back(isThere ? row.value<std::int64_t>(1) : 0);
    }
    return mark;
}

} // namespace

void backUp(const QString& databaseFile, const QString& target)
{
    requireReadable(databaseFile);
    if (core::belongsToDatabase(target)) {
        throw core::StoreFailure(Kind::Occupied, target).ofBackup(target);
    }
    if (core::isNoFile(target)) {
        throw core::StoreFailure(Kind::Unreadable, target).ofBackup(target);
    }
    copyTo(target, databaseFile);
}

QString backUpTo(const QString& databaseFile, const QString& folder, const QDateTime& now)
{
    try {
        makeFolder(folder);
    } catch (const core::StoreFailure& failure) {
        throw core::StoreFailure(Kind::ReadOnly, failure.detail()).ofBackup(folder);
    }
    const QDir place(folder);
    const auto before = automaticIn(place, databaseFile);
    const auto number = before.empty() ? 1 : before.front().number + 1;
    QString target = place.filePath(backupName(databaseFile, number, now));
    removeAbandonedParts(place.filePath(QFileInfo(databaseFile).fileName()));
    backUp(databaseFile, target);
    for (const auto& surplus : surplusOf(automaticIn(place, databaseFile))) {
        QFile::remove(surplus.path);
    }
    return target;
}

bool isBackedUp(Connection& club, const QString& databaseFile, const QString& folder)
{
    const auto backups = automaticIn(QDir(folder), databaseFile);
    return !backups.empty() && withBackup(backups.front().path, markOf) == markOf(club);
}

std::optional<core::BackupFile> firstBeyond(SqliteConnection& club,
                                            const std::vector<core::BackupFile>& newestFirst)
{
    const auto there = newestEntries(club);
    const auto found =
        std::find_if(newestFirst.begin(), newestFirst.end(), [&](const core::BackupFile& backup) {
            const auto newest = withBackup(backup.path, newestEntries);
            return newest && isBeyond(*newest, there);
        });
    return found != newestFirst.end() ? std::optional(*found) : std::nullopt;
}

std::vector<core::BackupFile> surplusOf(const std::vector<core::BackupFile>& newestFirst)
{
    std::set<QDate> daysSeen;
    std::vector<core::BackupFile> surplus;
    for (std::size_t age = 0; age < newestFirst.size(); ++age) {
        const bool lastOfItsDay = daysSeen.insert(newestFirst[age].time.toUTC().date()).second;
        const bool kept = age < newestKept || (lastOfItsDay && daysSeen.size() <= daysKept);
        if (!kept) {
            surplus.push_back(newestFirst[age]);
        }
    }
    return surplus;
}

std::vector<core::BackupFile> backupsOf(const QString& databaseFile, const QStringList& folders)
{
    auto all = replacedBeside(databaseFile);
    for (const auto& folder : folders) {
        all = merged(all, automaticIn(QDir(folder), databaseFile));
    }
    return all;
}

std::vector<core::BackupFile> olderSchemasOf(const QString& databaseFile)
{
    const QFileInfo database(databaseFile);
    const QRegularExpression expected(u"^"_s +
                                      QRegularExpression::escape(database.completeBaseName()) +
                                      u"\\.schema-\\d+(?:-\\d+)?(?:\\.\\w+)?$"_s);
    std::vector<core::BackupFile> found;
    for (const auto& file : database.absoluteDir().entryInfoList(QDir::Files)) {
        if (expected.match(file.fileName()).hasMatch()) {
            found.push_back({file.filePath(), file.lastModified().toUTC()});
        }
    }
    return found;
}

std::vector<core::BackupFile> holding(const std::vector<core::BackupFile>& backups,
                                      const QStringList& names)
{
    std::vector<QByteArray> bytes;
    for (const auto& name : names) {
        bytes.push_back(name.toUtf8());
    }
    std::vector<core::BackupFile> found;
    std::copy_if(backups.begin(), backups.end(), std::back_inserter(found),
                 [&bytes](const core::BackupFile& backup) { return holdsAny(backup.path, bytes); });
    return found;
}

} // namespace db
