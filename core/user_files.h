#pragma once

#include <QString>
#include <QStringList>

namespace core {

/// The club database in the user's data folder, which both programs use unless told otherwise;
/// empty if the system does not tell where that folder is.
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

/// A file that settings of that club database name, a picture or a sound, where it came with a club
/// file from another computer: in a folder beside the database. It may not be there.
QString keptFile(const QString& database, const QString& path);

/// The file at `path`, else the keptFile() if there is one; `path` if there is neither.
QString foundFile(const QString& database, const QString& path);

} // namespace core
