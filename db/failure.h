#pragma once

#include "core/store.h"

class QSqlError;

namespace db {

/// Translates an error of the engine; its message becomes the detail.
core::StoreFailure failureOf(const QSqlError& error);

/// The contents of the file contradict each other; `what` says where.
core::StoreFailure damaged(const QString& what);

} // namespace db
