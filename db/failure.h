#pragma once

#include "core/store.h"

struct sqlite3;

namespace db {

/// Why the last call of the engine failed; its message becomes the detail.
core::StoreFailure failureOf(sqlite3* connection);

/// The contents of the file contradict each other; `what` says where.
core::StoreFailure damaged(const QString& what);

} // namespace db
