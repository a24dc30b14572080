#include "db/club_exchange.h"

#include "core/store/user_files.h"
#include "db/pictures.h"
#include "db/sqlite/check.h"
#include "db/sqlite/club_file.h"
#include "db/sqlite/durable_files.h"
#include "db/sqlite/migrator.h"
#include "db/sqlite/part_file.h"
#include "db/sqlite/verified_copy.h"

#include <QFile>
#include <QFileInfo>

#include <memory>
#include <utility>

namespace db {

using namespace Qt::StringLiterals;

namespace {

/// Nothing if it can't be read, is too large, or is no file of contents.
std::optional<QByteArray> contentsAt(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    auto contents = file.read(largestClubSound + 1);
    return contents.size() <= largestClubSound ? std::optional(std::move(contents)) : std::nullopt;
}

/// The path of the sound that settings name; empty: none.
QString soundIn(const core::DeskSettings& settings)
{
    const auto sound = settings.find(core::soundFileSetting);
    return sound != settings.end() ? sound->second.join(QString()) : QString();
}

/// Keeps the sound that came with the settings, which name it from then on; a path without
/// contents leaves the settings and is returned.
QStringList takeSound(ClubExtras& extras, const QString& database)
{
    const QString path = soundIn(extras.settings);
    if (path.isEmpty()) {
        return {};
    }
    const auto found = extras.files.find(path);
    if (found == extras.files.end()) {
        extras.settings.erase(core::soundFileSetting);
        return {path};
    }
    const QString name = core::keptFile(database, path);
    makeFolder(QFileInfo(name).absolutePath());
    if (!QFileInfo::exists(name)) {
        createPrivateFile(name);
    }
    QFile kept(name);
    if (!kept.open(QIODevice::WriteOnly) || kept.write(found->second) != found->second.size()) {
        throw core::StoreFailure(core::StoreFailure::Kind::ReadOnly, kept.errorString());
    }
    extras.settings[core::soundFileSetting] = {name};
    return {};
}

/// The club of a club file, of the newest schema, in memory.
struct ReadClub
{
    std::unique_ptr<SqliteConnection> club =
        std::make_unique<SqliteConnection>(QString(), SqliteConnection::Access::Memory);
    ClubExtras extras = {};
};

core::Result<ReadClub> readClub(const QByteArray& clubFile)
{
    ReadClub read;
    auto extras = readClubFile(clubFile, *read.club);
    if (!extras) {
        return extras.refused();
    }
    migrate(*read.club, shippedMigrations());
    // They are files of another computer.
    forgetOlderPictures(*read.club);
    read.extras = std::move(*extras);
    return read;
}

} // namespace

core::ClubExport exportClub(SqliteConnection& club, const QString& file,
                            const core::DeskSettings& settings)
{
    requireSound(club); // A damaged file would be refused where it is taken over.
    core::ClubExport exported;
    exported.missing = picturePathsIn(club);
    ClubExtras extras{{}, settings};
    if (const auto sound = soundIn(settings); !sound.isEmpty()) {
        if (auto contents = contentsAt(core::foundFile(file, sound))) {
            extras.files.emplace(sound, *std::move(contents));
        } else {
            exported.missing << sound;
        }
    }
    exported.bytes = writeClubFile(club, extras);
    return exported;
}

core::Result<core::TakenClub> takeOver(const QByteArray& clubFile, const QString& file,
                                       const std::function<QString(const QString& made)>& replace)
{
    auto read = readClub(clubFile);
    if (!read) {
        return read.refused();
    }
    core::TakenClub taken;
    taken.notFollowed = picturePathsIn(*read->club);
    makeFolder(QFileInfo(file).absolutePath());
    // The sound first: harmless without the club.
    taken.notFollowed << takeSound(read->extras, file);
    const PartFile made(file);
    writeCopy(*read->club, made.name());
    read->club.reset();
    taken.kept = replace(made.name());
    taken.settings = std::move(read->extras.settings);
    return taken;
}

core::Result<core::MergePlan>
withOther(const QByteArray& clubFile,
          const std::function<core::Result<core::MergePlan>(OpenClub& theirs)>& use)
{
    auto read = readClub(clubFile);
    if (!read) {
        return read.refused();
    }
    const auto paths = picturePathsIn(*read->club);
    OpenClub theirs(std::move(read->club));
    auto plan = use(theirs);
    if (plan) {
        plan->notFollowed = paths;
    }
    return plan;
}

} // namespace db
