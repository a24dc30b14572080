#pragma once

#include <QString>
#include <QStringList>

#include <vector>

/// The schema as numbered migrations, shipped as migrations/ENGINE/NNNN_what.sql: a number means
/// the same schema on every engine. A migration that was shipped is never changed again; a change
/// of the schema is a new migration.
namespace db {

struct Migration
{
    int version = 1; ///< Of the schema it creates from that of the migration before.
    QStringList statements;
};

/// Those shipped with the program for "sqlite" or "postgres", oldest first.
std::vector<Migration> migrationsFor(const QString& engine);

/// The statements of a script. They are separated by lines of "-- next statement", because triggers
/// contain semicolons.
QStringList statementsOf(const QString& script);

} // namespace db
