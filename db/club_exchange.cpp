#include "db/club_exchange.h"

#include "core/store/user_files.h"
#include "db/sqlite/check.h"
#include "db/sqlite/club_file.h"
#include "db/sqlite/durable_files.h"
#include "db/sqlite/migrator.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <memory>
#include <utility>

namespace db {

using namespace Qt::StringLiterals;

namespace {

std::vector<QString> picturesOf(SqliteConnection& club)
{
    return club.column<QString>(
        u"SELECT path FROM ("
        "SELECT json_extract(settings, '$.certificate.background') AS path FROM tournament "
        "UNION SELECT json_extract(settings, '$.certificate.logo') FROM tournament) "
        "WHERE path <> '' ORDER BY path"_s);
}

/// Nothing if it can't be read.
std::optional<QByteArray> contentsAt(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || file.size() > largestClubPicture ||
        !file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    return file.readAll();
}

/// Those already on this computer are left unchanged.
void keepFiles(const ClubFiles& files, const QString& database)
{
    for (const auto& [path, contents] : files) {
        if (QFileInfo(path).isFile()) {
            continue;
        }
        const QString name = core::keptFile(database, path);
        makeFolder(QFileInfo(name).absolutePath());
        if (!QFileInfo::exists(name)) {
            createPrivateFile(name);
        }
        QFile kept(name);
        if (!kept.open(QIODevice::WriteOnly) || kept.write(contents) != contents.size()) {
            throw core::StoreFailure(core::StoreFailure::Kind::ReadOnly, kept.errorString());
        }
    }
}

} // namespace

core::ClubExport exportClub(SqliteConnection& club, const QString& file,
                            const core::DeskSettings& settings)
{
    requireSound(club); // A damaged file would be refused where it is taken over.
    core::ClubExport exported;
    ClubExtras extras{{}, settings};
    auto paths = picturesOf(club);
    if (const auto sound = settings.find(core::soundFileSetting);
        sound != settings.end() && !sound->second.join(QString()).isEmpty()) {
        paths.push_back(sound->second.front());
    }
    for (const auto& path : paths) {
        if (auto contents = contentsAt(core::foundFile(file, path))) {
            extras.files.emplace(path, *std::move(contents));
        } else {
            exported.missing << path;
        }
    }
    exported.bytes = writeClubFile(club, extras);
    return exported;
}

core::Result<core::TakenClub> takeOver(const QByteArray& clubFile, const QString& file,
                                       const std::function<QString(const QString& made)>& replace)
{
    const QTemporaryDir folder;
    if (!folder.isValid()) {
        throw core::StoreFailure(core::StoreFailure::Kind::Device, folder.errorString());
    }
    const QString made = folder.filePath(u"club.rummydb"_s);
    auto extras = [&] {
        SqliteConnection club(made, SqliteConnection::Access::ReadWrite);
        return readClubFile(clubFile, club);
    }();
    if (!extras) {
        return extras.refused();
    }
    // Files first: harmless without the club.
    keepFiles(extras->files, file);
    auto kept = replace(made);
    return core::TakenClub{std::move(kept), std::move(extras->settings)};
}

core::Result<core::MergePlan>
withOther(const QByteArray& clubFile, const QString& file,
          const std::function<core::Result<core::MergePlan>(OpenClub& theirs)>& use)
{
    auto club = std::make_unique<SqliteConnection>(QString(), SqliteConnection::Access::Memory);
    const auto extras = readClubFile(clubFile, *club);
    if (!extras) {
        return extras.refused();
    }
    migrate(*club, shippedMigrations());
    OpenClub theirs(std::move(club));
    if (!file.isEmpty()) {
        keepFiles(extras->files, file);
    }
    return use(theirs);
}

} // namespace db
