#pragma once

#include "app/sharing/cluster.h"
#include "db/postgres/server_address.h"
#include "tests/as_nobody.h"

#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <sys/types.h>

#include <cstdint>
#include <memory>

/// A PostgreSQL server of the tests' own, started as the program starts its own, but reached by a
/// socket in its temporary folder alone, without a password. It ends with the test. For root, whom
/// PostgreSQL refuses, it runs as nobody.
class PrivateServer
{
public:
    /// The program's; started when it is first asked for.
    static PrivateServer& instance();

    /// Whether a write survives the computer's end, which costs time.
    enum class Disk : std::uint8_t { Fast, Durable };

    /// `settings` are further lines of postgresql.conf.
    explicit PrivateServer(Disk disk = Disk::Fast, const QString& settings = {});
    PrivateServer(const PrivateServer&) = delete;
    PrivateServer& operator=(const PrivateServer&) = delete;
    PrivateServer(PrivateServer&&) = delete;
    PrivateServer& operator=(PrivateServer&&) = delete;
    ~PrivateServer();

    /// As the server's owner.
    [[nodiscard]] db::ServerAddress address(const QString& database) const;
    /// The path of the socket.
    [[nodiscard]] QString socket() const;

    /// Executes a statement in that database.
    void execute(const QString& sql, const QString& database = QStringLiteral("postgres")) const;
    /// A new database, without anything.
    QString newDatabase();
    /// A new database with the schema of a club.
    QString newClub();

    void start() const;
    /// The process that the others descend from.
    [[nodiscard]] pid_t process() const;
    /// Kills that process: the others notice, and end. Nothing is written any more.
    void kill() const;

private:
    std::unique_ptr<QTemporaryDir> folder_;
    sharing::Cluster cluster_;
    int databases_ = 0;
    bool hasTemplate_ = false;
};

/// Kills a process, of whoever it is, and waits for its end.
void killProcess(pid_t process);
