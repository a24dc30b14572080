#pragma once

#include "db/connection.h"

namespace db {

/// Gives ids to tournaments and directory entries without one, as in older schemas, and identifies
/// their participants where there is no doubt. Damage is still detected. The caller holds the
/// transaction. Throws core::StoreFailure.
void giveIdentities(Connection& connection);

} // namespace db
