#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

/// Copies of the club database against the day it is lost. All functions that touch files throw
/// core::StoreFailure, and may be used on any thread.
namespace db {

/// Writes a verified copy of the whole database, one file that restore() takes. An existing
/// target is replaced once the copy is whole; the database itself is refused as target. Others may
/// be working on the database.
void backUp(const QString& databaseFile, const QString& target);

/// Puts the backup in the database's place, migrated if it is an older one. Refused as Busy while
/// anybody has the database open. The replaced file is kept beside it with `now` in its name:
/// returns its path, nothing if there was none.
std::optional<QString> restore(const QString& databaseFile, const QString& backupFile,
                               const QDateTime& now);

/// An automatic backup: backUp() to a file in `folder` named by database and time, so that names
/// sort by age. Then the database's earlier automatic backups there that surplusBackups() names
/// are deleted. Returns the new file's path. A second folder is another call of its own.
QString backUpTo(const QString& databaseFile, const QString& folder, const QDateTime& now);

/// Of automatic backups with these times those to delete at `now`: all but the newest 20 and the
/// last one of each of the last 30 days (by UTC, today included). In any order.
std::vector<QDateTime> surplusBackups(std::vector<QDateTime> stamps, const QDateTime& now);

} // namespace db
