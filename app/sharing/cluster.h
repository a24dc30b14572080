#pragma once

#include "app/sharing/fault.h"
#include "app/sharing/programs.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace sharing {

/// A database cluster: a folder with the databases of one PostgreSQL server, and that server, which
/// goes on when the program that started it is gone. PostgreSQL refuses to run any of this as root.
/// Blocks while programs run: for seconds.
class Cluster
{
public:
    /// The databases are in "data" below `folder`, which has to be there; the server's log is
    /// "server.log".
    Cluster(Programs programs, QString folder);

    /// Makes the databases, in UTF-8, which belong to the role `owner`; `options` are further ones
    /// of initdb.
    [[nodiscard]] std::optional<Fault> make(const QString& owner, const QStringList& options) const;
    /// Sets the lines of postgresql.auto.conf and pg_hba.conf, which the server reads when it
    /// starts. False if they cannot be written.
    [[nodiscard]] bool configure(const QString& settings, const QString& rights) const;

    /// Also if it runs already. On return it takes connections.
    [[nodiscard]] std::optional<Fault> start() const;
    /// Ends all connections; also if it does not run.
    [[nodiscard]] std::optional<Fault> stop() const;
    [[nodiscard]] bool isRunning() const { return process().has_value(); }
    /// The process of the server that all its others descend from; nothing if it does not run.
    [[nodiscard]] std::optional<qint64> process() const;

    [[nodiscard]] QString dataFolder() const;

private:
    [[nodiscard]] QString processFile() const;
    [[nodiscard]] Outcome<QByteArray> control(const QStringList& arguments) const;

    Programs programs_;
    QString folder_;
};

} // namespace sharing
