#pragma once

#include "app/desk/databases.h"
#include "db/club_places.h"
#include "db/postgres/server_address.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/part_file.h"

namespace desk {

/// Databases in SQLite files and on PostgreSQL servers; `folder` as for db::ClubPlaces.
inline Databases clubDatabases(const QString& folder)
{
    const db::ClubPlaces places(folder);
    return {
        .open =
            [places](const QString& place) {
                if (!db::isServerAddress(place)) {
                    db::removeAbandonedParts(place);
                }
                return places.open(place, db::IfMissing::Create);
            },
        .backUp = [places](const QString& place,
                           const QString& target) { places.backUp(place, target); },
        .backUpTo = [places](const QString& place, const QString& target,
                             const QDateTime& now) { return places.backUpTo(place, target, now); },
        .restore = [places](const QString& place, const QString& backup,
                            const QDateTime& now) { return places.restore(place, backup, now); },
        .backupsOf =
            [places](const QString& place, const QStringList& folders) {
                return places.backupsOf(place, folders);
            },
        .backupsHolding =
            [places](const QString& place, const QStringList& folders, const QStringList& names) {
                return places.backupsHolding(place, folders, names);
            },
        .describe = db::describeBackup,
        .exportClub =
            [places](const QString& place, const core::DeskSettings& settings) {
                return places.exportClub(place, settings);
            },
        .takeOver =
            [places](const QString& place, const QByteArray& clubFile, const QDateTime& now) {
                return places.takeOver(place, clubFile, now);
            },
        .previewMerge =
            [places](const QString& place, const QByteArray& clubFile,
                     const core::MergeChoices& choices) {
                return places.previewMerge(place, clubFile, choices);
            },
        .merge =
            [places](const QString& place, const QByteArray& clubFile,
                     const core::MergeChoices& choices, const core::Stamp& stamp) {
                return places.merge(place, clubFile, choices, stamp);
            },
        .markMoved = [places](const QString& place,
                              const QDateTime& now) { places.markMoved(place, now); },
        .goOnHere = [places](const QString& place) { places.goOnHere(place); },
        .isMoved = [places](const QString& place) { return places.isMoved(place); },
        .canOnlyBeRead = [places](const QString& place) { return places.canOnlyBeRead(place); },
        .fileOf = [places](const QString& place) { return places.fileOf(place); },
        .isOnServer = db::isServerAddress,
        .isForHelpers = db::ClubPlaces::isForHelpers};
}

} // namespace desk
