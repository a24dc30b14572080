#pragma once

#include "db/connection.h"

namespace db {

/// Gives ids to the tournaments and entries of the directory that have none, as those of older
/// schemas, and recognises their participants where there is no doubt. What is damaged stays found
/// as such. The caller holds the transaction. Throws core::StoreFailure.
void giveIdentities(Connection& connection);

} // namespace db
