#include "db/migrations.h"

#include "db/failure.h"

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

Migration readMigration(const QFileInfo& script)
{
    QFile file(script.filePath());
    if (!file.open(QIODevice::ReadOnly)) {
        throw damaged(script.filePath());
    }
    return {script.fileName().left(4).toInt(), statementsOf(QString::fromUtf8(file.readAll()))};
}

} // namespace

std::vector<Migration> migrationsFor(const QString& engine)
{
    initResources();
    std::vector<Migration> migrations;
    const auto scripts =
        QDir(u":/db/migrations/"_s + engine).entryInfoList(QDir::Files, QDir::Name);
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

} // namespace db
