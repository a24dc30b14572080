#pragma once

#include "core/store/store.h"
#include "db/postgres/server_address.h"

#include <memory>

namespace db {

/// Opens a club database on a PostgreSQL server; an empty database is given the schema. The store
/// connects again by itself after the connection broke off. Throws core::StoreFailure.
std::unique_ptr<core::Store> openServerStore(const ServerAddress& address);

} // namespace db
