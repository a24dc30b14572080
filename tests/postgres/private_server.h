#pragma once

#include "db/postgres/server_address.h"

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

/// A PostgreSQL server of the tests' own, in a temporary folder that its socket is in, too; it ends
/// with the test. As root the server runs as nobody, since it refuses to run as root.
class PrivateServer
{
public:
    /// The program's; started when it is first asked for.
    static PrivateServer& instance();

    /// Whether a write survives the computer's end, which costs time.
    enum class Disk : std::uint8_t { Fast, Durable };

    explicit PrivateServer(Disk disk = Disk::Fast);
    PrivateServer(const PrivateServer&) = delete;
    PrivateServer& operator=(const PrivateServer&) = delete;
    PrivateServer(PrivateServer&&) = delete;
    PrivateServer& operator=(PrivateServer&&) = delete;
    ~PrivateServer();

    /// As the server's owner.
    [[nodiscard]] db::ServerAddress address(const QString& database) const;
    /// The folder of the socket.
    [[nodiscard]] QString folder() const { return folder_.path(); }
    [[nodiscard]] QString socket() const;

    /// Executes a statement in that database.
    void execute(const QString& sql, const QString& database = QStringLiteral("postgres")) const;
    /// A new database, without anything.
    QString newDatabase();
    /// A new database with the schema of a club.
    QString newClub();

    void start();
    /// As if the computer lost its power.
    void kill();
    /// Appends lines to the file that says who may connect; the first that fits decides.
    void allowFirst(const QByteArray& lines);

private:
    [[nodiscard]] QString data() const { return folder_.filePath(QStringLiteral("data")); }
    void runProgram(QProcess& process, const QString& program, const QStringList& arguments) const;

    QTemporaryDir folder_;
    Disk disk_;
    QProcess server_;
    int databases_ = 0;
    bool hasTemplate_ = false;
};
