#pragma once

#include "db/sqlite/sqlite_connection.h"

namespace db {

/// Copies the whole database, including its log, into one file. The copy is written under another
/// name, flushed to the disk and verified before it replaces `target`. Throws core::StoreFailure
/// and then leaves `target` unchanged.
void writeVerifiedCopy(SqliteConnection& source, const QString& target);

/// Copies the database into `copy`, an empty file, flushes that to the disk and verifies it.
void writeCopy(SqliteConnection& source, const QString& copy);

} // namespace db
