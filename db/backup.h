#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

/// Backups of the club database. All functions that access files throw core::StoreFailure and may
/// be called on any thread.
namespace db {

/// Writes a verified copy of the whole database, a single file for restore(). An existing
/// target is replaced once the copy is complete; the database itself is refused as target. The
/// database may be in use.
void backUp(const QString& databaseFile, const QString& target);

/// Replaces the database by the backup, migrated to the newest schema. Refused as Busy while the
/// database is open anywhere. The replaced file is kept beside it with `now` in its name:
/// returns its path, nothing if there was none.
std::optional<QString> restore(const QString& databaseFile, const QString& backupFile,
                               const QDateTime& now);

/// An automatic backup: backUp() to a file in `folder` named by database and time, so that names
/// sort by age. Then the database's earlier automatic backups there that surplusBackups() names
/// are deleted. Returns the new file's path. For a second folder call it again.
QString backUpTo(const QString& databaseFile, const QString& folder, const QDateTime& now);

/// Which automatic backups with these times to delete at `now`: all but the newest 20 and the
/// last one of each of the last 30 days (by UTC, today included). In any order.
std::vector<QDateTime> surplusBackups(std::vector<QDateTime> stamps, const QDateTime& now);

} // namespace db
