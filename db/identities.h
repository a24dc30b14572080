#pragma once

#include "db/connection.h"

namespace db {

/// Gives ids to tournaments, participants and directory entries without one, as in older schemas,
/// and identifies participants where there is no doubt. `before` is the schema's version before the
/// migration, 0 for a new database. Damage is still detected. The caller holds the transaction.
/// Throws core::StoreFailure.
void giveIdentities(Connection& connection, int before);

} // namespace db
