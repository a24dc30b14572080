#pragma once

#include "connection.h"

#include <QStringList>

#include <vector>

/// The schema in numbered steps, shipped as migrations/NNNN_what.sql. A step that was shipped is
/// never changed again; a new schema is one more step.
namespace db {

struct Migration
{
    int version = 1; ///< That of the schema it leads to; the one before leads to `version` - 1.
    QStringList statements;
};

/// Those shipped with the program, oldest first.
std::vector<Migration> shippedMigrations();

/// The statements of a script. They are parted by lines that say "-- next statement" and nothing
/// else: triggers have semicolons of their own.
QStringList statementsOf(const QString& script);

/// Brings the schema to the last of `migrations`, each in a transaction that also writes its
/// version, so that a failing one leaves the file at the version before it. Another program may do
/// the same at the same time. Throws core::StoreFailure; TooNew if the file is beyond the last.
void migrate(Connection& connection, const std::vector<Migration>& migrations);

} // namespace db
