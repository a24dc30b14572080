#pragma once

#include <QString>
#include <QStringList>

#include <vector>

/// The schema as numbered migrations, shipped as migrations/ENGINE/NNNN_what.sql: a number means
/// the same schema on every engine. A shipped migration is never edited; a schema change is a new
/// migration.
namespace db {

struct Migration
{
    int version = 1; ///< Of the schema it creates from the previous migration's.
    QStringList statements;
};

/// Those shipped with the program for "sqlite" or "postgres", oldest first.
std::vector<Migration> migrationsFor(const QString& engine);

/// The statements of a script, separated by lines of "-- next statement", because triggers contain
/// semicolons.
QStringList statementsOf(const QString& script);

} // namespace db
