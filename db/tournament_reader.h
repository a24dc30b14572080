#pragma once

#include "core/store.h"
#include "db/connection.h"

#include <optional>

namespace db {

/// Reads a whole tournament, each table of the database once. The caller holds the transaction.
/// Nothing if there is no such tournament; throws core::StoreFailure.
std::optional<core::StoredTournament> readTournament(Connection& connection, core::TournamentId id);

} // namespace db
