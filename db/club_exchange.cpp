#include "db/club_exchange.h"

#include "core/change/change.h"
#include "core/model/picture.h"
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

/// Writes the sound that came with the settings into a file beside the database; nothing if none
/// came.
std::unique_ptr<PartFile> prepareSound(const ClubExtras& extras, const QString& database)
{
    const auto found = extras.files.find(soundIn(extras.settings));
    if (found == extras.files.end()) {
        return nullptr;
    }
    auto part = std::make_unique<PartFile>(database);
    QFile file(part->name());
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) ||
        file.write(found->second) != found->second.size()) {
        throw core::StoreFailure(core::StoreFailure::Kind::ReadOnly, file.errorString());
    }
    return part;
}

/// Keeps that sound, and the settings name it from then on; a path without it leaves the settings
/// and is returned.
QStringList keepSound(const PartFile* sound, core::DeskSettings& settings, const QString& database)
{
    const QString path = soundIn(settings);
    if (path.isEmpty()) {
        return {};
    }
    if (sound != nullptr) {
        try {
            const QString name = core::keptFile(database, path);
            makeFolder(QFileInfo(name).absolutePath());
            renameOver(sound->name(), name);
            settings[core::soundFileSetting] = {name};
            return {};
        } catch (const core::StoreFailure&) {
            // The club is taken over all the same.
        }
    }
    settings.erase(core::soundFileSetting);
    return {path};
}

/// Gives the club the pictures that an older club file carried, in place of their paths, as changes
/// of the evenings that name them.
void takePictures(core::Store& club, const ClubFiles& files, const core::Stamp& stamp)
{
    const auto tournaments = club.read().tournaments();
    const auto transaction = club.beginWrite();
    for (const auto& tournament : tournaments) {
        const auto stored = transaction->read().load(tournament.id);
        if (!stored) {
            continue;
        }
        const auto& before = stored->tournament.settings;
        auto after = before;
        for (auto* const picture : {&after.certificate.background, &after.certificate.logo}) {
            const auto found = files.find(*picture);
            if (found != files.end() &&
                core::isKeptPicture(core::pictureName(found->second), found->second)) {
                transaction->addPicture(found->second);
                *picture = core::pictureName(found->second);
            }
        }
        if (after != before) {
            core::Change change;
            change.label.action = core::Action::ChangeSettings;
            change.steps = {core::SettingsExchange{{}, before, after}};
            transaction->record(tournament.id, change, core::EntryKind::Done, std::nullopt, stamp);
        }
    }
    transaction->commit();
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
                                       const core::Stamp& stamp,
                                       const std::function<QString(const QString& made)>& replace)
{
    auto read = readClub(clubFile);
    if (!read) {
        return read.refused();
    }
    auto& club = *read->club;
    OpenClub open(std::move(read->club));
    takePictures(open.store(), read->extras.files, stamp);
    core::TakenClub taken;
    taken.notFollowed = picturePathsIn(club);
    makeFolder(QFileInfo(file).absolutePath());
    const auto sound = prepareSound(read->extras, file);
    const PartFile made(file);
    writeCopy(club, made.name());
    taken.kept = replace(made.name());
    taken.settings = std::move(read->extras.settings);
    taken.notFollowed << keepSound(sound.get(), taken.settings, file);
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
