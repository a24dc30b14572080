#pragma once

#include "core/store/database_fault.h"

#include <QString>

#include <vector>

namespace db {

class SqliteConnection;

/// Examines a club database, whatever it contains; no faults if all is well. What an older schema
/// holds is read as after its migration, in memory. Throws core::StoreFailure: Busy, TooNew.
std::vector<core::DatabaseFault> examine(SqliteConnection& connection);

/// Examines a file; neither it nor anything beside it is changed. Throws core::StoreFailure if
/// there is nothing to examine: Missing, Unreadable, Busy, TooNew.
std::vector<core::DatabaseFault> checkDatabase(const QString& file);

/// Throws core::StoreFailure (Damaged) with the first fault found by examine(), except permitted
/// ones: see core/faults/faults.h.
void requireSound(SqliteConnection& connection);

} // namespace db
