#include "db/club_places.h"

#include "db/postgres/desk_roles.h"
#include "db/postgres/server_address.h"
#include "db/postgres/server_store.h"
#include "db/server_backup.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/snapshot.h"

namespace db {

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

std::vector<Fault> ClubPlaces::check(const QString& place) const
{
    return isServerAddress(place) ? checkServer(serverAddressFrom(place)) : checkDatabase(place);
}

QString ClubPlaces::fileOf(const QString& place) const
{
    return isServerAddress(place) ? fileNamedAfter(serverAddressFrom(place), folder_) : place;
}

bool ClubPlaces::canOnlyBeRead(const QString& place) const
{
    return !isServerAddress(place) && db::canOnlyBeRead(place);
}

bool ClubPlaces::isForHelpers(const QString& place)
{
    return isServerAddress(place) &&
           serverAddressFrom(place).user == QString::fromLatin1(helperRole);
}

} // namespace db
