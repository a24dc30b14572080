#include "postgres/private_server.h"

#include "db/postgres/server_connection.h"
#include "db/postgres/server_schema.h"

#include <QFile>
#include <QtDebug>

#include <csignal>

#include <unistd.h>

namespace {

using namespace Qt::StringLiterals;

constexpr uid_t nobody = 65534;

void require(bool done, const QString& what)
{
    if (!done) {
        qFatal("%s", qUtf8Printable(what));
    }
}

} // namespace

PrivateServer& PrivateServer::instance()
{
    static PrivateServer server;
    return server;
}

PrivateServer::PrivateServer(Disk disk) : disk_(disk)
{
    require(geteuid() != 0 || chown(QFile::encodeName(folder_.path()), nobody, nobody) == 0,
            u"chown"_s);
    QProcess creating;
    runProgram(creating, u"initdb"_s,
               {u"--pgdata"_s, data(), u"--username=director"_s, u"--auth=trust"_s,
                u"--encoding=UTF8"_s, u"--locale=C.UTF-8"_s, u"--no-sync"_s});
    require(creating.waitForFinished() && creating.exitCode() == 0,
            QString::fromUtf8(creating.readAll()));
    start();
}

PrivateServer::~PrivateServer()
{
    kill();
}

/// The server ends when the thread that started it does.
void PrivateServer::runProgram(QProcess& process, const QString& program,
                               const QStringList& arguments) const
{
    QStringList command = {u"--pdeathsig=KILL"_s};
    if (geteuid() == 0) {
        const QString id = QString::number(nobody);
        command << u"--reuid="_s + id << u"--regid="_s + id << u"--clear-groups"_s;
    }
    command << QStringLiteral(RUMMY_POSTGRES_FOLDER "/") + program;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(folder_.path());
    process.start(u"setpriv"_s, command + arguments);
    require(process.waitForStarted(), u"setpriv"_s);
}

void PrivateServer::start()
{
    QFile::remove(data() + u"/postmaster.pid"_s);
    const QString durable = disk_ == Disk::Durable ? u"on"_s : u"off"_s;
    runProgram(server_, u"postgres"_s,
               {u"-D"_s, data(), u"-k"_s, folder_.path(), u"-c"_s, u"listen_addresses="_s, u"-c"_s,
                u"fsync="_s + durable, u"-c"_s, u"full_page_writes="_s + durable, u"-c"_s,
                u"shared_buffers=32MB"_s, u"-c"_s, u"max_connections=60"_s, u"-c"_s,
                u"deadlock_timeout=100ms"_s});
    QByteArray told = server_.readAll();
    while (!told.contains("ready to accept connections")) {
        require(server_.waitForReadyRead(), QString::fromUtf8(told));
        told += server_.readAll();
    }
}

void PrivateServer::kill()
{
    // Its processes share a group; each of them notices that the first has gone.
    server_.kill();
    server_.waitForFinished();
}

QString PrivateServer::socket() const
{
    return folder_.filePath(u".s.PGSQL.5432"_s);
}

void PrivateServer::allowFirst(const QByteArray& lines)
{
    QFile file(data() + u"/pg_hba.conf"_s);
    require(file.open(QIODevice::ReadWrite), file.fileName());
    const QByteArray others = file.readAll();
    file.seek(0);
    file.write(lines + others);
    file.close();
    execute(u"SELECT pg_reload_conf()"_s);
}

db::ServerAddress PrivateServer::address(const QString& database) const
{
    return {u"director"_s, folder_.path(), 5432, database, {}};
}

void PrivateServer::execute(const QString& sql, const QString& database) const
{
    db::ServerConnection(address(database)).runOnce(sql);
}

QString PrivateServer::newDatabase()
{
    const QString name = u"club_%1"_s.arg(++databases_);
    execute(u"CREATE DATABASE "_s + name);
    return name;
}

QString PrivateServer::newClub()
{
    if (!std::exchange(hasTemplate_, true)) {
        execute(u"CREATE DATABASE club"_s);
        db::ServerConnection connection(address(u"club"_s));
        db::useClubDatabase(connection);
    }
    const QString name = u"club_%1"_s.arg(++databases_);
    execute(u"CREATE DATABASE %1 TEMPLATE club"_s.arg(name));
    return name;
}
