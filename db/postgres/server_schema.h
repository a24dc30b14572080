#pragma once

#include "db/postgres/server_connection.h"

namespace db {

/// Makes sure that a database is a club database with this program's schema, for as long as the
/// connection lives. An empty one is given the schema; an older one is migrated while no other desk
/// has it open, and all in one transaction. Throws core::StoreFailure: Unreadable for another
/// program's database, TooNew, InUse where others keep it from being migrated, Denied without the
/// right to make tables.
void useClubDatabase(ServerConnection& connection);

/// Keeps all other desks from opening the club for as long as it lives. `connection` has it open.
/// Throws core::StoreFailure, InUse while another desk has, too.
class SoleDesk
{
public:
    explicit SoleDesk(ServerConnection& connection);
    SoleDesk(const SoleDesk&) = delete;
    SoleDesk& operator=(const SoleDesk&) = delete;
    SoleDesk(SoleDesk&&) = delete;
    SoleDesk& operator=(SoleDesk&&) = delete;
    ~SoleDesk();

private:
    ServerConnection& connection_;
};

/// The version of the schema, nothing where there is none. Throws core::StoreFailure.
std::optional<int> serverSchemaVersion(ServerConnection& connection);

} // namespace db
