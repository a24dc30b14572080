#pragma once

#include "connection.h"

namespace db {

/// Copies the whole database, also what is still in its log, into one file. The copy is written
/// under another name, put on the disk and verified before it takes the name `target`, where it
/// replaces what is there. Throws core::StoreFailure, and then `target` is as it was.
void writeVerifiedCopy(Connection& source, const QString& target);

/// Throws core::StoreFailure unless the database is sound: Damaged with the engine's first finding.
void requireSound(Connection& connection);

/// The name of a file beside `target` under which its contents are made ready.
QString temporaryName(const QString& target);

/// Copies the database into `copy`, puts that on the disk and verifies it.
void writeCopy(Connection& source, const QString& copy);

} // namespace db
