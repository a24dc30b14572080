#include "db/club_places.h"

#include "db/club_copy.h"
#include "db/club_exchange.h"
#include "db/postgres/desk_roles.h"
#include "db/postgres/server_address.h"
#include "db/postgres/server_connection.h"
#include "db/postgres/server_schema.h"
#include "db/postgres/server_store.h"
#include "db/server_backup.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/resting_mark.h"
#include "db/sqlite/snapshot.h"

#include <QFileInfo>

#include <algorithm>

namespace db {

namespace {

/// The club as it is now, which nothing changes.
std::unique_ptr<SqliteConnection> openToRead(const QString& place)
{
    if (isServerAddress(place)) {
        ServerConnection server(serverAddressFrom(place));
        useClubDatabase(server);
        auto copy = openClubInMemory();
        copyClub(server, *copy);
        return copy;
    }
    return openUntouched(place);
}

std::unique_ptr<Connection> openToWrite(const QString& place)
{
    if (isServerAddress(place)) {
        auto server = std::make_unique<ServerConnection>(serverAddressFrom(place));
        useClubDatabase(*server);
        return server;
    }
    auto club = openClubDatabase(place, IfMissing::Refuse);
    club->holdTo(OpenFile(place));
    return club;
}

} // namespace

std::unique_ptr<core::Store> ClubPlaces::open(const QString& place, IfMissing ifMissing) const
{
    if (isServerAddress(place)) {
        return openServerStore(serverAddressFrom(place));
    }
    return openStoreOrSnapshot(place, ifMissing);
}

void ClubPlaces::backUp(const QString& place, const QString& target) const
{
    if (isServerAddress(place)) {
        backUpServer(serverAddressFrom(place), target);
    } else {
        db::backUp(place, target);
    }
}

QString ClubPlaces::backUpTo(const QString& place, const QString& folder,
                             const QDateTime& now) const
{
    return isServerAddress(place)
               ? backUpServerTo(serverAddressFrom(place), fileOf(place), folder, now)
               : db::backUpTo(place, folder, now);
}

std::optional<QString> ClubPlaces::restore(const QString& place, const QString& backup,
                                           const QDateTime& now) const
{
    return isServerAddress(place)
               ? restoreToServer(serverAddressFrom(place), backup, fileOf(place), now)
               : db::restore(place, backup, now);
}

std::vector<core::BackupFile> ClubPlaces::backupsOf(const QString& place,
                                                    const QStringList& folders) const
{
    return db::backupsOf(fileOf(place), folders);
}

std::vector<core::BackupFile> ClubPlaces::backupsHolding(const QString& place,
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

std::vector<Fault> ClubPlaces::check(const QString& place) const
{
    return isServerAddress(place) ? checkServer(serverAddressFrom(place)) : checkDatabase(place);
}

core::ClubExport ClubPlaces::exportClub(const QString& place,
                                        const core::DeskSettings& settings) const
{
    return db::exportClub(*openToRead(place), fileOf(place), settings);
}

core::Result<core::TakenClub> ClubPlaces::takeOver(const QString& place, const QByteArray& clubFile,
                                                   const QDateTime& now) const
{
    const bool isThere = isServerAddress(place) || QFileInfo::exists(place);
    const auto tournaments =
        isThere ? open(place, IfMissing::Refuse)->read().tournaments().size() : std::size_t{0};
    if (tournaments > 0) {
        return core::Refusal{
            core::ClubFault::HasTournaments, core::Pointer(), {QString::number(tournaments)}};
    }
    return db::takeOver(clubFile, fileOf(place), [&](const QString& made) {
        return restore(place, made, now).value_or(QString());
    });
}

core::Result<core::MergePlan> ClubPlaces::previewMerge(const QString& place,
                                                       const QByteArray& clubFile,
                                                       const core::MergeChoices& choices) const
{
    OpenClub ours(openToRead(place));
    return withOther(clubFile, QString(),
                     [&](OpenClub& theirs) { return db::previewMerge(ours, theirs, choices); });
}

core::Result<core::MergePlan> ClubPlaces::merge(const QString& place, const QByteArray& clubFile,
                                                const core::MergeChoices& choices,
                                                const core::Stamp& stamp) const
{
    OpenClub ours(openToWrite(place));
    return withOther(clubFile, fileOf(place),
                     [&](OpenClub& theirs) { return db::mergeClub(ours, theirs, choices, stamp); });
}

QString ClubPlaces::fileOf(const QString& place) const
{
    return isServerAddress(place) ? fileNamedAfter(serverAddressFrom(place), folder_) : place;
}

bool ClubPlaces::canOnlyBeRead(const QString& place) const
{
    return !isServerAddress(place) && db::canOnlyBeRead(place);
}

void ClubPlaces::markMoved(const QString& place, const QDateTime& now) const
{
    if (isServerAddress(place)) {
        throw core::StoreFailure(core::StoreFailure::Kind::Shared, place);
    }
    db::markMoved(place, now);
}

void ClubPlaces::goOnHere(const QString& place) const
{
    db::goOnHere(place);
}

bool ClubPlaces::isMoved(const QString& place) const
{
    return !isServerAddress(place) && !canOnlyBeRead(place) && db::isMoved(place);
}

bool ClubPlaces::isForHelpers(const QString& place)
{
    return isServerAddress(place) &&
           serverAddressFrom(place).user == QString::fromLatin1(helperRole);
}

} // namespace db
