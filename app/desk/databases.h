#pragma once

#include "core/backup.h"
#include "core/club/club_file.h"
#include "core/club/merging.h"
#include "core/result.h"
#include "core/store.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace desk {

/// What the desk needs from club databases; main.cpp passes those of db/club_places.h. A place is
/// the name of a file, or the address of a database on a server. All functions that do not say
/// otherwise throw core::StoreFailure; all but `open` may be used on any thread.
struct Databases
{
    /// Opens the database; creates an empty one if there is none. One that can't be written is read
    /// as it is now, and refuses changes as ReadOnly.
    std::function<std::unique_ptr<core::Store>(const QString& place)> open;
    /// Opens the database once more, on any thread, to be used there; Missing if it is gone.
    std::function<std::unique_ptr<core::Store>(const QString& place)> openAgain;
    /// Makes a verified copy in one file.
    std::function<void(const QString& place, const QString& target)> backUp;
    /// Makes an automatic backup in a folder, then deletes surplus ones there; returns its path.
    std::function<QString(const QString& place, const QString& folder, const QDateTime& now)>
        backUpTo;
    /// Replaces the database, which must not be open, by the backup; returns the path where the
    /// replaced file is kept, nothing if there was none.
    std::function<std::optional<QString>(const QString& place, const QString& backup,
                                         const QDateTime& now)>
        restore;
    /// The database's automatic backups in these folders and those that restoring left, newest
    /// first. Never throws.
    std::function<std::vector<core::BackupFile>(const QString& place, const QStringList& folders)>
        backupsOf;
    /// Those of them, in each of the folders, in which one of the names stands; takes a while.
    /// Never throws.
    std::function<std::vector<core::BackupFile>(const QString& place, const QStringList& folders,
                                                const QStringList& names)>
        backupsHolding;
    /// Reads a backup and examines it; the file is not changed. Never throws.
    std::function<core::BackupContents(const QString& backup)> describe;
    /// The whole club as a file, and these settings with it.
    std::function<core::ClubExport(const QString& place, const core::DeskSettings& settings)>
        exportClub;
    /// Puts the club of a club file in the place of the database, which must not be open and has no
    /// tournaments.
    std::function<core::Result<core::TakenClub>(const QString& place, const QByteArray& clubFile,
                                                const QDateTime& now)>
        takeOver;
    /// What merging the club of a club file into the database would do.
    std::function<core::Result<core::MergePlan>(const QString& place, const QByteArray& clubFile,
                                                const core::MergeChoices& choices)>
        previewMerge;
    /// Does it.
    std::function<core::Result<core::MergePlan>(const QString& place, const QByteArray& clubFile,
                                                const core::MergeChoices& choices,
                                                const core::Stamp& stamp)>
        merge;
    /// Marks a file whose club is on another computer from now on: nothing is stored in it until
    /// goOnHere(). Fails as Shared for a club on a server.
    std::function<void(const QString& place, const QDateTime& now)> markMoved;
    std::function<void(const QString& place)> goOnHere;
    std::function<bool(const QString& place)> isMoved;
    /// Whether the file is there and can be read, but not written. Never throws.
    std::function<bool(const QString& place)> canOnlyBeRead;
    /// The file that the database is, or that its backups are named after and kept beside.
    std::function<QString(const QString& place)> fileOf;
    /// Never throws.
    std::function<bool(const QString& place)> isOnServer;
    /// Whether whoever opens that place may check in and enter results alone.
    std::function<bool(const QString& place)> isForHelpers;
};

} // namespace desk
