#pragma once

#include "db/postgres/server_connection.h"

namespace db {

/// Makes sure that a database is a club database with this program's schema, for as long as the
/// connection lives. An empty one is given the schema; an older one is migrated while no other desk
/// has it open, and all in one transaction. Throws core::StoreFailure: Unreadable for another
/// program's database, TooNew, InUse where others keep it from being migrated, Denied without the
/// right to make tables.
void useClubDatabase(ServerConnection& connection);

/// The version of the schema, nothing where there is none. Throws core::StoreFailure.
std::optional<int> serverSchemaVersion(ServerConnection& connection);

} // namespace db
