#pragma once

#include "db/connection.h"

#include <QStringList>

#include <functional>
#include <vector>

/// The schema as numbered migrations, shipped as migrations/NNNN_what.sql. A migration that was
/// shipped is never changed again; a change of the schema is a new migration.
namespace db {

struct Migration
{
    int version = 1; ///< Of the schema it creates from that of version - 1.
    QStringList statements;
};

/// Those shipped with the program, oldest first.
std::vector<Migration> shippedMigrations();

/// The statements of a script. They are separated by lines of "-- next statement", because triggers
/// contain semicolons.
QStringList statementsOf(const QString& script);

/// Keeps what is there under the older schema. Others can't write meanwhile.
using KeepOld = std::function<void(int version)>;

/// Applies the missing `migrations` in one transaction, so that a failing one leaves the file as it
/// was; calls `keepOld` before if a schema is there already. Another program may do the same at the
/// same time: one waits and finds it done. Throws core::StoreFailure; TooNew if the file's version
/// is beyond the last.
void migrate(Connection& connection, const std::vector<Migration>& migrations,
             const KeepOld& keepOld = {});

} // namespace db
