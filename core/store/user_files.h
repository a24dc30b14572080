#pragma once

#include <QString>
#include <QStringList>

namespace core {

/// A folder beside the programs. If it exists, both keep database, backups and settings there, as
/// on a stick, and not in the user's folders.
QString portableFolder();

/// The club database in the user's data folder, the default of both programs; empty if the system
/// does not report that folder.
QString userDatabase();

/// The settings file (INI) of the window, for clubs in the user's data folder.
QString userSettings();
/// There, the second folder for automatic backups, beside `backups` next to the database.
inline constexpr char secondBackupFolder[] = "backup/second-folder";

/// Where the automatic backups of a club are: beside its file (Clubs::fileOf()), and in the second
/// folder unless that is empty.
QStringList backupFolders(const QString& file, const QString& second);

/// Where both programs keep what belongs to clubs on servers: beside userDatabase().
QString serversFolder();

/// A picture or sound named by settings of that club database, which came with a club file from
/// another computer: kept in a folder beside the database. It may not exist.
QString keptFile(const QString& database, const QString& path);

/// The file at `path`, else the keptFile() if there is one; `path` if neither exists.
QString foundFile(const QString& database, const QString& path);

} // namespace core
