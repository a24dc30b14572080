#pragma once

#include "core/store/store.h"

class QSqlError;

namespace db {

/// Why a statement failed; the server's message becomes the detail.
core::StoreFailure failureOf(const QSqlError& error);

/// Why a connection could not be made.
core::StoreFailure failureOfConnecting(const QSqlError& error);

} // namespace db
