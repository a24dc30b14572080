#include "db/migrator.h"

#include "db/contents.h"
#include "db/failure.h"
#include "db/proof.h"
#include "db/transaction.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

// Q_INIT_RESOURCE must not be used within a namespace.
static void initResources()
{
    Q_INIT_RESOURCE(migrations);
}

namespace db {
namespace {

using namespace Qt::StringLiterals;

void requireSoundReferences(Connection& connection)
{
    Rows broken = connection.rows(u"PRAGMA foreign_key_check"_s);
    if (broken.next()) {
        throw damaged(u"a row of table %1 refers to nothing"_s.arg(broken.value<QString>(0)));
    }
}

void applyMigration(Connection& connection, const Migration& migration)
{
    for (const auto& statement : migration.statements) {
        connection.runOnce(statement);
    }
    requireSoundReferences(connection);
    connection.run(u"PRAGMA user_version = %1"_s.arg(migration.version));
}

void applyMissing(Connection& connection, const std::vector<Migration>& migrations,
                  const KeepOld& keepOld)
{
    Transaction transaction(connection, Transaction::Kind::Write);
    const int version = schemaVersion(connection);
    if (version == 0) {
        connection.run(u"PRAGMA application_id = %1"_s.arg(applicationId));
    } else if (version < migrations.back().version && keepOld) {
        keepOld(version);
    }
    for (const auto& migration : migrations) {
        if (version < migration.version) {
            applyMigration(connection, migration);
        }
    }
    // Only under the newest schema can tournaments be read.
    if (version < migrations.back().version &&
        migrations.back().version >= shippedMigrations().back().version) {
        proveAll(connection);
    }
    transaction.commit();
}

Migration readMigration(const QFileInfo& script)
{
    QFile file(script.filePath());
    if (!file.open(QIODevice::ReadOnly)) {
        throw damaged(script.filePath());
    }
    return {script.fileName().left(4).toInt(), statementsOf(QString::fromUtf8(file.readAll()))};
}

} // namespace

std::vector<Migration> shippedMigrations()
{
    initResources();
    std::vector<Migration> migrations;
    const auto scripts = QDir(u":/db/migrations"_s).entryInfoList(QDir::Files, QDir::Name);
    for (const auto& script : scripts) {
        migrations.push_back(readMigration(script));
    }
    return migrations;
}

QStringList statementsOf(const QString& script)
{
    static const QRegularExpression marker(u"^-- next statement[ \\t\\r]*$"_s,
                                           QRegularExpression::MultilineOption);
    QStringList statements;
    for (const auto& part : script.split(marker)) {
        if (const QString statement = part.trimmed(); !statement.isEmpty()) {
            statements.append(statement);
        }
    }
    return statements;
}

void migrate(Connection& connection, const std::vector<Migration>& migrations,
             const KeepOld& keepOld)
{
    // A migration may rebuild a table that others reference; foreign keys are checked at its end.
    connection.run(u"PRAGMA foreign_keys = OFF"_s);
    applyMissing(connection, migrations, keepOld);
    connection.run(u"PRAGMA foreign_keys = ON"_s);
    if (schemaVersion(connection) > migrations.back().version) {
        throw core::StoreFailure(core::StoreFailure::Kind::TooNew,
                                 u"schema version %1"_s.arg(schemaVersion(connection)));
    }
}

} // namespace db
