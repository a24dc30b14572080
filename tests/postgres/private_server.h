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

/// The tests' PostgreSQL server, started like the program's own, but reached only by a socket in
/// its temporary folder, without a password. It ends with the test. As PostgreSQL refuses root, it
/// then runs as nobody.
class PrivateServer
{
public:
    /// The shared instance, started on first use.
    static PrivateServer& instance();

    /// Whether a write survives a crash of the computer, which costs time.
    enum class Disk : std::uint8_t { Fast, Durable };

    /// `settings` are additional lines of postgresql.conf.
    explicit PrivateServer(Disk disk = Disk::Fast, const QString& settings = {});
    PrivateServer(const PrivateServer&) = delete;
    PrivateServer& operator=(const PrivateServer&) = delete;
    PrivateServer(PrivateServer&&) = delete;
    PrivateServer& operator=(PrivateServer&&) = delete;
    ~PrivateServer();

    /// With the server owner's rights.
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
    /// The main process.
    [[nodiscard]] pid_t process() const;
    /// Kills that process: the others notice, and end. Nothing more is written.
    void kill() const;

private:
    std::unique_ptr<QTemporaryDir> folder_;
    sharing::Cluster cluster_;
    int databases_ = 0;
    bool hasTemplate_ = false;
};

/// Kills a process of any owner, and waits for its end.
void killProcess(pid_t process);
