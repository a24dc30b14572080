#pragma once

#include "core/store/store.h"
#include "db/sqlite/database_file.h"

#include <memory>

namespace db {

/// Opens a club database, migrating an older one. Throws core::StoreFailure.
std::unique_ptr<core::Store> openStore(const QString& file, IfMissing ifMissing);

/// An empty club database in memory.
std::unique_ptr<core::Store> openStoreInMemory();

} // namespace db
