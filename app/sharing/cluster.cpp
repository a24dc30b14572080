#include "app/sharing/cluster.h"

#include "app/sharing/own_files.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace sharing {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The server's last message, not its whole log.
QString endOf(const QString& log)
{
    constexpr qint64 lastBytes = 2'000;
    QFile file(log);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    file.seek(std::max<qint64>(0, file.size() - lastBytes));
    return QString::fromUtf8(file.readAll()).trimmed();
}

} // namespace

Cluster::Cluster(Programs programs, QString folder)
    : programs_(std::move(programs)), folder_(std::move(folder))
{}

std::optional<Fault> Cluster::make(const QString& owner, const QStringList& options) const
{
    const auto made = run(programs_.folder + u"/initdb"_s,
                          QStringList{u"--pgdata"_s, dataFolder(), u"--username"_s, owner,
                                      u"--encoding"_s, u"UTF8"_s, u"--locale"_s, u"C"_s} +
                              options);
    return made ? std::nullopt : std::optional(made.fault());
}

bool Cluster::configure(const QString& settings, const QString& rights) const
{
    return writeOwnFile(dataFolder() + u"/postgresql.auto.conf"_s, settings.toUtf8()) &&
           writeOwnFile(dataFolder() + u"/pg_hba.conf"_s, rights.toUtf8());
}

std::optional<Fault> Cluster::start() const
{
    if (isRunning()) {
        return std::nullopt;
    }
    // The server would mistake any process with its former number for itself.
    QFile::remove(processFile());
    // The server inherits its starter's output, which must be a file: a pipe would never end.
    const QString log = folder_ + u"/server.log"_s;
    const auto started = control({u"--log"_s, log, u"start"_s});
    return started ? std::nullopt : std::optional(Fault{Fault::Kind::NotRunning, endOf(log)});
}

std::optional<Fault> Cluster::stop() const
{
    if (!isRunning()) {
        return std::nullopt;
    }
    const auto stopped = control({u"--mode"_s, u"fast"_s, u"stop"_s});
    return stopped ? std::nullopt : std::optional(stopped.fault());
}

std::optional<qint64> Cluster::process() const
{
    QFile file(processFile());
    if (!file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    const qint64 process = file.readLine().trimmed().toLongLong();
    // After a crash or power loss another program may have that number.
    const auto program = QFile::symLinkTarget(u"/proc/%1/exe"_s.arg(process));
    return program.endsWith(u"/postgres") ? std::optional(process) : std::nullopt;
}

QString Cluster::processFile() const
{
    return dataFolder() + u"/postmaster.pid"_s;
}

QString Cluster::dataFolderIn(const QString& folder)
{
    return folder + u"/data"_s;
}

Outcome<QByteArray> Cluster::control(const QStringList& arguments) const
{
    return run(programs_.folder + u"/pg_ctl"_s,
               QStringList{u"--pgdata"_s, dataFolder(), u"--wait"_s, u"--silent"_s} + arguments);
}

} // namespace sharing
