#include "db/postgres/desk_roles.h"

#include "db/failure.h"
#include "db/migrations.h"

#include <QFile>

namespace db {

using namespace Qt::StringLiterals;

namespace {

QString nameOf(const char* role)
{
    return QString::fromLatin1(role);
}

QStringList helperRights()
{
    QFile file(u":/db/rights/helper.sql"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        throw damaged(file.fileName());
    }
    return statementsOf(QString::fromUtf8(file.readAll()));
}

void makeRole(ServerConnection& owner, const QString& role, const QString& secret)
{
    // A role's password cannot be a parameter; secrets contain no characters that need quoting.
    owner.runOnce(u"CREATE ROLE %1 LOGIN PASSWORD '%2'"_s.arg(role, secret));
}

} // namespace

void makeDeskDatabase(ServerConnection& owner, const QString& database, const DeskSecrets& secrets)
{
    makeRole(owner, nameOf(directorRole), secrets.director);
    makeRole(owner, nameOf(helperRole), secrets.helper);
    owner.runOnce(u"CREATE DATABASE %1 OWNER %2"_s.arg(database, nameOf(directorRole)));
    owner.runOnce(u"REVOKE ALL ON DATABASE %1 FROM PUBLIC"_s.arg(database));
    owner.runOnce(u"GRANT CONNECT ON DATABASE %1 TO %2"_s.arg(database, nameOf(helperRole)));
}

void grantHelperRights(ServerConnection& director)
{
    const auto helpers = director.valueOf<std::int64_t>(
        u"SELECT count(*) FROM pg_roles WHERE rolname = ?"_s, nameOf(helperRole));
    if (helpers == 0) {
        return;
    }
    for (const auto& statement : helperRights()) {
        director.runOnce(statement);
    }
}

void shutDesksOut(ServerConnection& owner)
{
    for (const auto* const role : {directorRole, helperRole}) {
        owner.runOnce(u"ALTER ROLE %1 NOLOGIN"_s.arg(nameOf(role)));
    }
    owner.runOnce(u"SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                  "WHERE usename IN ('%1', '%2')"_s.arg(nameOf(directorRole), nameOf(helperRole)));
}

void letDesksIn(ServerConnection& owner)
{
    for (const auto* const role : {directorRole, helperRole}) {
        owner.runOnce(u"ALTER ROLE %1 LOGIN"_s.arg(nameOf(role)));
    }
}

} // namespace db
