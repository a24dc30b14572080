#include "db/clubs.h"

#include "core/store/user_files.h"
#include "db/club_copy.h"
#include "db/club_exchange.h"
#include "db/merge_backup.h"
#include "db/postgres/server_address.h"
#include "db/postgres/server_connection.h"
#include "db/postgres/server_schema.h"
#include "db/postgres/server_store.h"
#include "db/server_backup.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/check.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/newest_entries.h"
#include "db/sqlite/obstacle.h"
#include "db/sqlite/part_file.h"
#include "db/sqlite/resting_mark.h"
#include "db/sqlite/snapshot.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace db {

using core::ClubPlace;

namespace {

/// Of a place on a server.
ServerAddress addressOf(const ClubPlace& place)
{
    return serverAddressFrom(place.text());
}

/// The club as it is now, which nothing changes.
std::unique_ptr<SqliteConnection> openToRead(const ClubPlace& place)
{
    if (const auto file = place.file()) {
        return openUntouched(*file);
    }
    ServerConnection server(addressOf(place));
    useClubDatabase(server);
    auto copy = openClubInMemory();
    copyClub(server, *copy);
    return copy;
}

std::unique_ptr<Connection> openToWrite(const ClubPlace& place)
{
    if (const auto file = place.file()) {
        auto club = openClubDatabase(*file, IfMissing::Refuse);
        club->holdTo(OpenFile(*file));
        return club;
    }
    auto server = std::make_unique<ServerConnection>(addressOf(place));
    useClubDatabase(*server);
    return server;
}

/// Throws core::StoreFailure for a club on a server, which is never marked as moved.
QString requireFile(const ClubPlace& place)
{
    if (auto file = place.file()) {
        return *std::move(file);
    }
    throw core::StoreFailure(core::StoreFailure::Kind::Shared, place.text());
}

} // namespace

std::unique_ptr<core::Store> Clubs::open(const ClubPlace& place, IfMissing ifMissing) const
{
    const auto file = place.file();
    if (!file) {
        return openServerStore(addressOf(place));
    }
    if (ifMissing == IfMissing::Create) {
        removeAbandonedParts(*file);
        for (const auto& folder : core::backupFolders(*file, QString())) {
            removeAbandonedParts(QDir(folder).filePath(QFileInfo(*file).fileName()));
        }
    }
    return openStoreOrSnapshot(*file, ifMissing);
}

QString Clubs::fileOf(const ClubPlace& place) const
{
    const auto file = place.file();
    return file ? *file : fileNamedAfter(addressOf(place), folder_);
}

void Clubs::backUp(const ClubPlace& place, const QString& target) const
{
    if (const auto file = place.file()) {
        db::backUp(*file, target);
    } else {
        backUpServer(addressOf(place), target);
    }
}

QString Clubs::backUpTo(const ClubPlace& place, const QString& folder, const QDateTime& now) const
{
    const auto file = place.file();
    return file ? db::backUpTo(*file, folder, now)
                : backUpServerTo(addressOf(place), fileOf(place), folder, now);
}

bool Clubs::isBackedUp(const ClubPlace& place, const QString& folder) const
{
    if (const auto file = place.file()) {
        const auto club = openUnlessObstructed(*file);
        return club && db::isBackedUp(*club, *file, folder);
    }
    ServerConnection server(addressOf(place));
    return db::isBackedUp(server, fileOf(place), folder);
}

std::optional<core::BackupFile> Clubs::backupBeyond(const ClubPlace& place,
                                                    const QStringList& folders) const
{
    const auto file = place.file();
    return file ? firstBeyond(*openUntouched(*file), backupsOf(place, folders)) : std::nullopt;
}

void Clubs::settleLog(const ClubPlace& place) const
{
    if (const auto file = place.file()) {
        db::settleLog(*file);
    }
}

std::optional<QString> Clubs::restore(const ClubPlace& place, const QString& backup,
                                      const QDateTime& now) const
{
    const auto file = place.file();
    return file ? db::restore(*file, backup, now)
                : restoreToServer(addressOf(place), backup, fileOf(place), now);
}

std::vector<core::BackupFile> Clubs::backupsOf(const ClubPlace& place,
                                               const QStringList& folders) const
{
    return db::backupsOf(fileOf(place), folders);
}

std::vector<core::BackupFile> Clubs::backupsHolding(const ClubPlace& place,
                                                    const QStringList& folders,
                                                    const QStringList& names) const
{
    // In whatever folder: each has a copy of its own.
    auto backups = backupsOf(place, {});
    for (const auto& older : olderSchemasOf(fileOf(place))) {
        backups.push_back(older);
    }
    for (const auto& folder : folders) {
        for (const auto& backup : backupsOf(place, {folder})) {
            if (std::find(backups.begin(), backups.end(), backup) == backups.end()) {
                backups.push_back(backup);
            }
        }
    }
    return holding(backups, names);
}

core::BackupContents Clubs::describe(const QString& backup) const
{
    return describeBackup(backup);
}

std::vector<core::DatabaseFault> Clubs::check(const ClubPlace& place) const
{
    const auto file = place.file();
    return file ? checkDatabase(*file) : checkServer(addressOf(place));
}

core::ClubExport Clubs::exportClub(const ClubPlace& place, const core::DeskSettings& settings) const
{
    return db::exportClub(*openToRead(place), fileOf(place), settings);
}

core::Result<core::TakenClub> Clubs::takeOver(const ClubPlace& place, const QByteArray& clubFile,
                                              const core::Stamp& stamp) const
{
    const auto file = place.file();
    const bool isThere = !file || QFileInfo::exists(*file);
    const auto tournaments =
        isThere ? open(place, IfMissing::Refuse)->read().tournaments().size() : std::size_t{0};
    if (tournaments > 0) {
        return core::Refusal{
            core::ClubFault::HasTournaments, core::Pointer(), {QString::number(tournaments)}};
    }
    return db::takeOver(clubFile, fileOf(place), stamp, [&](const QString& made) {
        return restore(place, made, stamp.time).value_or(QString());
    });
}

core::Result<core::MergePlan> Clubs::previewMerge(const ClubPlace& place,
                                                  const QByteArray& clubFile,
                                                  const core::MergeChoices& choices) const
{
    auto connection = openToRead(place);
    requireSound(*connection); // A damaged evening would pass for the same.
    OpenClub ours(std::move(connection));
    return withOther(clubFile,
                     [&](OpenClub& theirs) { return db::previewMerge(ours, theirs, choices); });
}

core::Result<core::MergePlan> Clubs::merge(const ClubPlace& place, const QByteArray& clubFile,
                                           const core::MergeChoices& choices,
                                           const core::Stamp& stamp,
                                           const QString& backupFolder) const
{
    OpenClub ours(openToWrite(place));
    const auto backUp = [&] { return backUpTo(place, backupFolder, stamp.time); };
    return withOther(clubFile, [&](OpenClub& theirs) {
        return db::mergeClub(ours, theirs, choices, stamp, backUp);
    });
}

core::Result<core::BackupFile> Clubs::backupBeforeMerge(const ClubPlace& place,
                                                        const QStringList& folders) const
{
    using core::ClubFault;
    const auto before = mergeBackup(*openToRead(place));
    if (!before) {
        return core::Refusal{ClubFault::NothingMerged, core::Pointer(), {}};
    }
    if (before->isAnythingNew) {
        return core::Refusal{ClubFault::StoredSinceMerge, core::Pointer(), {before->name}};
    }
    for (const auto& backup : backupsOf(place, folders)) {
        if (QFileInfo(backup.path).fileName() == before->name) {
            return backup;
        }
    }
    return core::Refusal{ClubFault::MergeBackupGone, core::Pointer(), {before->name}};
}

void Clubs::markMoved(const ClubPlace& place, const QDateTime& now) const
{
    db::markMoved(requireFile(place), now);
}

void Clubs::goOnHere(const ClubPlace& place) const
{
    db::goOnHere(requireFile(place));
}

bool Clubs::isMoved(const ClubPlace& place) const
{
    const auto file = place.file();
    return file && db::isMoved(*file);
}

} // namespace db
