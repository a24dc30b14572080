#pragma once

#include "core/store.h"

namespace db {

/// What is stored contradicts itself; `what` says where.
core::StoreFailure damaged(const QString& what);

} // namespace db
