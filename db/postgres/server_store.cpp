#include "db/postgres/server_store.h"

#include "db/postgres/server_link.h"
#include "db/sql_store.h"

namespace db {

std::unique_ptr<core::Store> openServerStore(const ServerAddress& address)
{
    return std::make_unique<SqlStore>(std::make_unique<ServerLink>(address));
}

} // namespace db
