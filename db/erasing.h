#pragma once

#include "core/club/erasing.h"
#include "db/connection.h"

namespace db {

/// Rewrites every row that can hold a name as the eraser says, with digests and sums, and removes
/// its entries of the directory. The caller holds the transaction. Throws core::StoreFailure.
core::ErasedCounts erase(Connection& connection, const core::Eraser& eraser);

} // namespace db
