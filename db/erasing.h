#pragma once

#include "core/club/erasing.h"
#include "db/connection.h"

namespace db {

/// Rewrites every row that can hold a name with the eraser, including digests and sums, and removes
/// its directory entries. The caller holds the transaction. Throws core::StoreFailure.
core::ErasedCounts erase(Connection& connection, const core::Eraser& eraser);

/// Writes a tournament without the names that it had, so that only values differ from what is
/// stored. The version grows past what can be followed; the journal gets no entry. Returns whether
/// anything differs.
bool writeErased(Connection& connection, core::TournamentId id, const core::Tournament& before,
                 const core::Tournament& after);

} // namespace db
