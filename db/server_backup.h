#pragma once

#include "core/store/database_fault.h"
#include "db/postgres/server_address.h"

#include <QDateTime>
#include <QString>

#include <vector>

/// Backups of a club on a server. They are files like those of a club that is a file, and each can
/// take the place of the other. All functions throw core::StoreFailure and may be called on any
/// thread; a failure of the backup is one ofBackup().
namespace db {

/// The file, in that folder, that the club's backups are named after and kept beside: there is none
/// of that name.
QString fileNamedAfter(const ServerAddress& server, const QString& folder);

/// As backUp(): one state of the club, whatever other desks write meanwhile.
void backUpServer(const ServerAddress& server, const QString& target);

/// As backUpTo(), named after that file.
QString backUpServerTo(const ServerAddress& server, const QString& namedAfter,
                       const QString& folder, const QDateTime& now);

/// Replaces the club by the backup, as restore() does; what was there is kept beside `namedAfter`:
/// returns its path. Refused as InUse while a desk has the club open.
QString restoreToServer(const ServerAddress& server, const QString& backup,
                        const QString& namedAfter, const QDateTime& now);

/// As checkDatabase().
std::vector<core::DatabaseFault> checkServer(const ServerAddress& server);

} // namespace db
