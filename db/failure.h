#pragma once

#include "core/store/store.h"

namespace db {

/// The error for contradictory stored data; `what` says where.
core::StoreFailure damaged(const QString& what);

} // namespace db
