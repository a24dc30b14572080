#pragma once

#include "core/store/backup.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// Backups of the club database. All functions that access files throw core::StoreFailure and may
/// be called on any thread.
namespace db {

class Connection;
class SqliteConnection;

/// Writes a verified copy of the whole database, a single file for restore() that its owner alone
/// can read. An existing target is replaced once the copy is complete, unless it belongs to a
/// database: neither a club nor an earlier backup is written over (Occupied). The database may be
/// in use, or read-only. A failure of the target is one ofBackup().
void backUp(const QString& databaseFile, const QString& target);

/// Replaces the database by the backup, migrated to the newest schema. Backups in which
/// checkDatabase() finds faults are refused, except permitted ones: see core/faults/faults.h.
/// Refused as Busy while the database is open anywhere. The replaced file is kept beside it with
/// `now` in its name: returns its path, nothing if there was none.
std::optional<QString> restore(const QString& databaseFile, const QString& backupFile,
                               const QDateTime& now);

/// An automatic backup: backUp() to a file in `folder` named by database, number and time. The
/// number is one more than the largest there, so that names sort by age whatever the clock shows.
/// Then deletes the database's automatic backups listed by surplusOf() there, and leftovers of
/// killed programs. Returns the new file's path. For a second folder, call it again.
QString backUpTo(const QString& databaseFile, const QString& folder, const QDateTime& now);

/// Which automatic backups to delete: all but the newest 20 and the last of each of the last 30
/// days with any (by UTC). The list is newest first.
std::vector<core::BackupFile> surplusOf(const std::vector<core::BackupFile>& newestFirst);

/// Whether the newest automatic backup in the folder has all that the club has now, by the newest
/// entries of its journals and what grows with other changes.
bool isBackedUp(Connection& club, const QString& databaseFile, const QString& folder);

/// The newest of these backups that has entries beyond the club's; nothing if none has.
std::optional<core::BackupFile> firstBeyond(SqliteConnection& club,
                                            const std::vector<core::BackupFile>& newestFirst);

/// The database's automatic backups in these folders, and the files that restoring replaced, newest
/// first. One in several folders is listed once, in the first.
std::vector<core::BackupFile> backupsOf(const QString& databaseFile, const QStringList& folders);

/// The copies made beside the database before schema migrations; none has a number.
std::vector<core::BackupFile> olderSchemasOf(const QString& databaseFile);

/// Those that contain one of the names; unreadable files are left out. Never throws.
std::vector<core::BackupFile> holding(const std::vector<core::BackupFile>& backups,
                                      const QStringList& names);

/// What a backup holds, examined as restore() does; the file is not changed. Never throws.
core::BackupContents describeBackup(const QString& backupFile);

} // namespace db
