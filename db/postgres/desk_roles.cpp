#include "db/postgres/desk_roles.h"

namespace db {

using namespace Qt::StringLiterals;

namespace {

QString roleName()
{
    return QString::fromLatin1(deskRole);
}

} // namespace

void makeDeskDatabase(ServerConnection& owner, const QString& database, const QString& secret)
{
    // A role's password cannot be a parameter; secrets contain no characters that need quoting.
    owner.runOnce(u"CREATE ROLE %1 LOGIN PASSWORD '%2'"_s.arg(roleName(), secret));
    owner.runOnce(u"CREATE DATABASE %1 OWNER %2"_s.arg(database, roleName()));
    owner.runOnce(u"REVOKE ALL ON DATABASE %1 FROM PUBLIC"_s.arg(database));
}

void dropHelperRole(ServerConnection& owner)
{
    const auto helpers = owner.valueOf<std::int64_t>(
        u"SELECT count(*) FROM pg_roles WHERE rolname = 'rummy_helper'"_s);
    if (helpers != 0) {
        owner.runOnce(u"DROP OWNED BY rummy_helper"_s);
        owner.runOnce(u"DROP ROLE rummy_helper"_s);
    }
}

void shutDesksOut(ServerConnection& owner)
{
    owner.announceEnd();
    owner.runOnce(u"ALTER ROLE %1 NOLOGIN"_s.arg(roleName()));
    owner.runOnce(
        u"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '%1'"_s.arg(
            roleName()));
}

void letDesksIn(ServerConnection& owner)
{
    owner.runOnce(u"ALTER ROLE %1 LOGIN"_s.arg(roleName()));
}

} // namespace db
