#pragma once

#include "app/sharing/fault.h"
#include "app/sharing/programs.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace sharing {

/// A database cluster: a folder with the databases of one PostgreSQL server, and that server, which
/// outlives the program that started it. PostgreSQL refuses to run as root. Blocks for seconds
/// while programs run.
class Cluster
{
public:
    /// The databases are in "data" below `folder`, which must exist; the server's log is
    /// "server.log".
    Cluster(Programs programs, QString folder);

    /// Creates the databases, in UTF-8, owned by the role `owner`; `options` are passed to initdb.
    [[nodiscard]] std::optional<Fault> make(const QString& owner, const QStringList& options) const;
    /// Sets the lines of postgresql.auto.conf and pg_hba.conf, read by the server on start. False
    /// if they cannot be written.
    [[nodiscard]] bool configure(const QString& settings, const QString& rights) const;

    /// Does nothing if already running. On return it accepts connections.
    [[nodiscard]] std::optional<Fault> start() const;
    /// Ends all connections; succeeds if not running.
    [[nodiscard]] std::optional<Fault> stop() const;
    [[nodiscard]] bool isRunning() const { return process().has_value(); }
    /// The server's main process; nothing if not running.
    [[nodiscard]] std::optional<qint64> process() const;

    /// Of the cluster in that folder.
    [[nodiscard]] static QString dataFolderIn(const QString& folder);
    [[nodiscard]] QString dataFolder() const { return dataFolderIn(folder_); }

private:
    [[nodiscard]] QString processFile() const;
    [[nodiscard]] Outcome<QByteArray> control(const QStringList& arguments) const;

    Programs programs_;
    QString folder_;
};

} // namespace sharing
