#pragma once

#include "core/backup.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// Backups of the club database. All functions that access files throw core::StoreFailure and may
/// be called on any thread.
namespace db {

/// Writes a verified copy of the whole database, a single file for restore() that its owner alone
/// can read. An existing target is replaced once the copy is complete, unless it belongs to a
/// database: neither a club nor an earlier backup is written over (Occupied). The database may be
/// in use, or read-only. A failure of the target is one ofBackup().
void backUp(const QString& databaseFile, const QString& target);

/// Replaces the database by the backup, migrated to the newest schema. Backups in which
/// checkDatabase() finds faults are refused, except those that may be stored: see core/faults.h.
/// Refused as Busy while the database is open anywhere. The replaced file is kept beside it with
/// `now` in its name: returns its path, nothing if there was none.
std::optional<QString> restore(const QString& databaseFile, const QString& backupFile,
                               const QDateTime& now);

/// An automatic backup: backUp() to a file in `folder` named by database, number and time. The
/// number is one more than the largest there, so that names sort by age whatever the clock shows.
/// Then the database's earlier automatic backups there that surplusOf() names are deleted, and what
/// killed programs left behind. Returns the new file's path. For a second folder call it again.
QString backUpTo(const QString& databaseFile, const QString& folder, const QDateTime& now);

/// Which automatic backups to delete: all but the newest 20 and the last one of each of the last 30
/// days on which there are any (by UTC). Newer is what comes first.
std::vector<core::BackupFile> surplusOf(const std::vector<core::BackupFile>& newestFirst);

/// The database's automatic backups in these folders, and the files that restoring replaced, newest
/// first. One that is in several folders is listed once, in the first.
std::vector<core::BackupFile> backupsOf(const QString& databaseFile, const QStringList& folders);

/// The copies that were made beside the database before it got a newer schema; none has a number.
std::vector<core::BackupFile> olderSchemasOf(const QString& databaseFile);

/// Those of them in which one of the names stands; files that can't be read are left out. Never
/// throws.
std::vector<core::BackupFile> holding(const std::vector<core::BackupFile>& backups,
                                      const QStringList& names);

/// What a backup holds, examined as restore() does; the file is not changed. Never throws.
core::BackupContents describeBackup(const QString& backupFile);

} // namespace db
