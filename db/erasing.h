#pragma once

#include "core/club/erasing.h"
#include "db/connection.h"

namespace db {

/// Rewrites every row that can hold a name with the eraser, including digests and sums, and removes
/// its directory entries. The caller holds the transaction. Throws core::StoreFailure.
core::ErasedCounts erase(Connection& connection, const core::Eraser& eraser);

} // namespace db
