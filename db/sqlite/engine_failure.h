#pragma once

#include "core/store/store.h"

#include <optional>
#include <system_error>

struct sqlite3;

namespace db {

/// Why the last call of SQLite failed; its message becomes the detail.
core::StoreFailure failureOf(sqlite3* connection);

/// Whether the last call, a commit, failed when the log already had the whole change.
bool isInLog(sqlite3* connection);

/// Full or Device if the system's error reports that for the disk.
std::optional<core::StoreFailure::Kind> kindOfDisk(const std::error_code& error);

} // namespace db
