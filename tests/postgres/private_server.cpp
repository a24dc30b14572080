#include "postgres/private_server.h"

#include "app/sharing/programs.h"
#include "db/postgres/server_connection.h"
#include "db/postgres/server_schema.h"

#include <QFile>
#include <QtDebug>

#include <poll.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <csignal>
#include <thread>
#include <utility>

namespace {

using namespace Qt::StringLiterals;

void require(bool done, const QString& what)
{
    if (!done) {
        qFatal("%s", qUtf8Printable(what));
    }
}

void require(const std::optional<sharing::Fault>& fault)
{
    require(!fault, fault ? fault->detail : QString());
}

std::unique_ptr<QTemporaryDir> folderOfNobody()
{
    const AsNobody user;
    return std::make_unique<QTemporaryDir>();
}

sharing::Programs programs()
{
    const auto found = sharing::findPrograms();
    require(bool(found), u"PostgreSQL's programs are missing"_s);
    return *found;
}

} // namespace

PrivateServer& PrivateServer::instance()
{
    static PrivateServer server;
    return server;
}

PrivateServer::PrivateServer(Disk disk, const QString& settings)
    : folder_(folderOfNobody()), cluster_(programs(), folder_->path())
{
    const QString durable = disk == Disk::Durable ? u"on"_s : u"off"_s;
    {
        const AsNobody user;
        require(cluster_.make(u"director"_s, {u"--auth=trust"_s, u"--no-sync"_s}));
        require(cluster_.configure(u"listen_addresses = ''\n"
                                   "unix_socket_directories = '%1'\n"
                                   "fsync = %2\n"
                                   "full_page_writes = %2\n"
                                   "shared_buffers = 32MB\n"
                                   "max_connections = 60\n"
                                   "deadlock_timeout = 100ms\n"_s.arg(folder_->path(), durable) +
                                       settings,
                                   u"local all all trust\n"_s),
                u"The server's settings cannot be written"_s);
    }
    start();
}

PrivateServer::~PrivateServer()
{
    kill();
}

void PrivateServer::start() const
{
    const AsNobody user;
    require(cluster_.start());
}

pid_t PrivateServer::process() const
{
    const auto process = cluster_.process();
    require(process.has_value(), u"The server does not run"_s);
    return static_cast<pid_t>(*process);
}

void PrivateServer::kill() const
{
    if (cluster_.isRunning()) {
        killProcess(process());
    }
}

QString PrivateServer::socket() const
{
    return folder_->filePath(u".s.PGSQL.5432"_s);
}

db::ServerAddress PrivateServer::address(const QString& database) const
{
    return {u"director"_s, folder_->path(), 5432, database, {}};
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

void killProcess(pid_t process)
{
    const auto handle = static_cast<int>(syscall(SYS_pidfd_open, process, 0));
    if (handle < 0) {
        return; // It has ended.
    }
    ::kill(process, SIGKILL);
    pollfd end = {handle, POLLIN, 0};
    constexpr int withoutLimit = -1;
    poll(&end, 1, withoutLimit);
    close(handle);
    // Its number is in use until its parent has reaped it.
    while (::kill(process, 0) == 0) {
        std::this_thread::yield();
    }
}
