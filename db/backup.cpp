#include "db/backup.h"

#include "core/store.h"
#include "db/contents.h"
#include "db/database_file.h"
#include "db/durable_files.h"
#include "db/migrator.h"
#include "db/verified_copy.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <functional>
#include <set>

namespace db {
namespace {

using namespace Qt::StringLiterals;
using Kind = core::StoreFailure::Kind;

constexpr std::size_t newestKept = 20;
constexpr qint64 daysKept = 30;

/// Sorts by age as text; no colons, which some file systems refuse.
const QString& stampFormat()
{
    static const QString format = u"yyyyMMdd'T'HHmmsszzz'Z'"_s;
    return format;
}

QString backupName(const QString& databaseFile, const QString& stamp)
{
    return u"%1-%2.db"_s.arg(QFileInfo(databaseFile).completeBaseName(), stamp);
}

/// The time in an automatic backup's name; nothing in other names.
std::optional<QDateTime> stampIn(const QString& fileName, const QString& databaseFile)
{
    const QString prefix = QFileInfo(databaseFile).completeBaseName() + u'-';
    const QString stamp = fileName.mid(prefix.size(), fileName.size() - prefix.size() - 3);
    QDateTime time = QDateTime::fromString(stamp, stampFormat());
    time.setTimeSpec(Qt::UTC);
    return time.isValid() && fileName == backupName(databaseFile, stamp) ? std::optional(time)
                                                                         : std::nullopt;
}

void deleteSurplus(const QString& databaseFile, const QDir& folder, const QDateTime& now)
{
    std::vector<QDateTime> stamps;
    const auto names = folder.entryList(QDir::Files);
    for (const auto& name : names) {
        if (const auto stamp = stampIn(name, databaseFile)) {
            stamps.push_back(*stamp);
        }
    }
    for (const auto& stamp : surplusBackups(std::move(stamps), now)) {
        QFile::remove(folder.filePath(backupName(databaseFile, stamp.toString(stampFormat()))));
    }
}

} // namespace

void backUp(const QString& databaseFile, const QString& target)
{
    requireReadable(databaseFile);
    if (isSameFile(target, databaseFile)) {
        throw core::StoreFailure(Kind::Other, u"the backup would replace the database itself"_s);
    }
    Connection database(databaseFile, Connection::Access::ReadWrite);
    requireClub(database, shippedMigrations().back().version);
    writeVerifiedCopy(database, target);
}

QString backUpTo(const QString& databaseFile, const QString& folder, const QDateTime& now)
{
    makeFolder(folder);
    const QDir place(folder);
    QString target = place.filePath(backupName(databaseFile, now.toUTC().toString(stampFormat())));
    backUp(databaseFile, target);
    deleteSurplus(databaseFile, place, now);
    return target;
}

std::vector<QDateTime> surplusBackups(std::vector<QDateTime> stamps, const QDateTime& now)
{
    std::sort(stamps.begin(), stamps.end(), std::greater<>());
    const QDate today = now.toUTC().date();
    std::set<QDate> daysSeen;
    std::vector<QDateTime> surplus;
    for (std::size_t age = 0; age < stamps.size(); ++age) {
        const QDate day = stamps[age].toUTC().date();
        const bool lastOfItsDay = daysSeen.insert(day).second;
        const bool kept = age < newestKept || (lastOfItsDay && day.daysTo(today) < daysKept);
        if (!kept) {
            surplus.push_back(stamps[age]);
        }
    }
    return surplus;
}

} // namespace db
