#pragma once

#include "core/club/club_file.h"
#include "core/club/merging.h"
#include "core/model/result.h"
#include "core/store/backup.h"
#include "core/store/club_place.h"
#include "core/store/database_fault.h"
#include "core/store/store.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace core {

/// Club databases as a whole: opening, backing up, checking and exchanging them. Each function may
/// be called on any thread, and throws StoreFailure unless it says otherwise; a failure of a backup
/// is one ofBackup().
class Clubs
{
    Q_DISABLE_COPY_MOVE(Clubs)

public:
    Clubs() = default;
    virtual ~Clubs() = default;

    /// Opens the database, for one thread at a time. A file that can't be written, or on a
    /// full disk, is read as it is now: see Store::obstacle(); an empty database on a server
    /// becomes a club's. With Create, what killed programs left half written beside a file is
    /// removed.
    [[nodiscard]] virtual std::unique_ptr<Store> open(const ClubPlace& place,
                                                      IfMissing ifMissing) const = 0;
    /// The file of the club: the database itself, or for a club on a server the name, in a folder
    /// of this machine, that its backups are called after and that its pictures are kept beside.
    [[nodiscard]] virtual QString fileOf(const ClubPlace& place) const = 0;

    /// Writes a verified copy of the database to one file.
    virtual void backUp(const ClubPlace& place, const QString& target) const = 0;
    /// Makes an automatic backup in a folder, then deletes surplus ones there; returns its path.
    virtual QString backUpTo(const ClubPlace& place, const QString& folder,
                             const QDateTime& now) const = 0;
    /// Whether the newest automatic backup in the folder has all that the club has now, also of
    /// other programs.
    [[nodiscard]] virtual bool isBackedUp(const ClubPlace& place, const QString& folder) const = 0;
    /// The newest backup in the folders that has entries which the club lacks; nothing if there is
    /// none.
    [[nodiscard]] virtual std::optional<BackupFile>
    backupBeyond(const ClubPlace& place, const QStringList& folders) const = 0;
    /// Moves what a file's log has into the file itself, as far as nobody reads it; quick where
    /// there is nothing to move. Nothing depends on it: it does not wait, and never throws.
    virtual void settleLog(const ClubPlace& place) const = 0;
    /// Replaces the database, which must not be open, by the backup; returns the path where the
    /// replaced database is kept, nothing if there was none.
    virtual std::optional<QString> restore(const ClubPlace& place, const QString& backup,
                                           const QDateTime& now) const = 0;
    /// The database's automatic backups in these folders and those that restoring left, newest
    /// first. Never throws.
    [[nodiscard]] virtual std::vector<BackupFile> backupsOf(const ClubPlace& place,
                                                            const QStringList& folders) const = 0;
    /// Those of them, in each of the folders, in which one of the names stands; takes a while.
    /// Never throws.
    [[nodiscard]] virtual std::vector<BackupFile>
    backupsHolding(const ClubPlace& place, const QStringList& folders,
                   const QStringList& names) const = 0;
    /// Reads a backup and examines it; the file is not changed. Never throws.
    [[nodiscard]] virtual BackupContents describe(const QString& backup) const = 0;
    /// Examines the database, its schema and all that is stored; changes nothing. Throws only where
    /// there is nothing to examine: Missing, Unreadable, Busy, TooNew.
    [[nodiscard]] virtual std::vector<DatabaseFault> check(const ClubPlace& place) const = 0;

    /// The whole club as a file, together with these settings.
    [[nodiscard]] virtual ClubExport exportClub(const ClubPlace& place,
                                                const DeskSettings& settings) const = 0;
    /// Replaces the database by the club of a club file. The database must not be open; it is
    /// created if missing. Refused if it has tournaments. The stamp is for what has to be changed
    /// in an older club file.
    virtual Result<TakenClub> takeOver(const ClubPlace& place, const QByteArray& clubFile,
                                       const Stamp& stamp) const = 0;
    /// What merging the club of a club file into the database would do; changes nothing.
    [[nodiscard]] virtual Result<MergePlan> previewMerge(const ClubPlace& place,
                                                         const QByteArray& clubFile,
                                                         const MergeChoices& choices) const = 0;
    /// Merges it. If that changes anything, an automatic backup is made in the folder first; the
    /// club's journal names it as the reason of the merge.
    virtual Result<MergePlan> merge(const ClubPlace& place, const QByteArray& clubFile,
                                    const MergeChoices& choices, const Stamp& stamp,
                                    const QString& backupFolder) const = 0;
    /// The backup made before the newest merge, by restoring which that merge is taken back; sought
    /// in the folders. Refused if nothing was merged, if anything was stored since, and if the
    /// backup is gone: ClubFault::NothingMerged, StoredSinceMerge, MergeBackupGone.
    [[nodiscard]] virtual Result<BackupFile>
    backupBeforeMerge(const ClubPlace& place, const QStringList& folders) const = 0;

    /// Marks a file whose club is on another computer from now on: nothing is stored in it until
    /// goOnHere(). Both throw StoreFailure (Shared) for a club on a server.
    virtual void markMoved(const ClubPlace& place, const QDateTime& now) const = 0;
    virtual void goOnHere(const ClubPlace& place) const = 0;
    /// Whether the file is marked; never so on a server.
    [[nodiscard]] virtual bool isMoved(const ClubPlace& place) const = 0;
};

} // namespace core
