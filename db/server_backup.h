#pragma once

#include "core/store/database_fault.h"
#include "db/postgres/server_address.h"

#include <QDateTime>
#include <QString>

#include <vector>

/// Backups of a club on a server. They are the same files as backups of a club file, and either can
/// restore the other. All functions throw core::StoreFailure and may be called on any thread; a
/// failure of the backup is one ofBackup().
namespace db {

/// The path in that folder that the club's backups are named after and kept beside; no such file
/// exists.
QString fileNamedAfter(const ServerAddress& server, const QString& folder);

/// Like backUp(): one consistent state of the club, despite concurrent writers.
void backUpServer(const ServerAddress& server, const QString& target);

/// Like backUpTo(), named after that file.
QString backUpServerTo(const ServerAddress& server, const QString& namedAfter,
                       const QString& folder, const QDateTime& now);

/// Replaces the club by the backup, as restore() does; the previous club is kept beside
/// `namedAfter`; returns its path. Refused as InUse while a desk has the club open.
QString restoreToServer(const ServerAddress& server, const QString& backup,
                        const QString& namedAfter, const QDateTime& now);

/// As checkDatabase().
std::vector<core::DatabaseFault> checkServer(const ServerAddress& server);

} // namespace db
