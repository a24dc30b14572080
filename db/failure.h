#pragma once

#include "core/store.h"

class QSqlError;

namespace db {

/// What the engine's error means to those above: its kind, and its own words as the detail.
core::StoreFailure failureOf(const QSqlError& error);

/// The file's contents contradict themselves: `what` names where.
core::StoreFailure damaged(const QString& what);

} // namespace db
