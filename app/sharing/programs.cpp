#include "app/sharing/programs.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QSysInfo>

#include <map>
#include <utility>

namespace sharing {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int oldestVersion = 13;

bool isThere(const QString& folder, QLatin1StringView program)
{
    return QFileInfo(folder + u'/' + program).isExecutable();
}

/// From "postgres (PostgreSQL) 15.4"; 0 if missing.
int versionOf(const QString& folder)
{
    const auto told = run(folder + u"/postgres"_s, {u"--version"_s});
    if (!told) {
        return 0;
    }
    const auto number = told->trimmed().split(' ').value(2);
    return number.left(number.indexOf('.')).toInt();
}

/// By version, those of at least oldestVersion that are complete.
std::map<int, QString> installedIn(const QStringList& folders)
{
    std::map<int, QString> installed;
    for (const auto& folder : folders) {
        const bool isWhole = isThere(folder, "initdb"_L1) && isThere(folder, "pg_ctl"_L1) &&
                             isThere(folder, "postgres"_L1);
        if (const int version = isWhole ? versionOf(folder) : 0; version >= oldestVersion) {
            installed.emplace(version, folder);
        }
    }
    return installed;
}

Outcome<Programs> programsIn(const QString& folder)
{
    const auto openssl = QStandardPaths::findExecutable(u"openssl"_s);
    return openssl.isEmpty() ? Outcome<Programs>(Fault{Fault::Kind::NoPrograms})
                             : Programs{folder, openssl};
}

} // namespace

QStringList programFolders()
{
    if (QSysInfo::kernelType() != "linux"_L1) {
        return {};
    }
    // Debian's packages, and Red Hat's.
    QStringList folders;
    for (const auto& [parent, names] :
         {std::pair(u"/usr/lib/postgresql"_s, u"*"_s), std::pair(u"/usr"_s, u"pgsql-*"_s)}) {
        for (const auto& entry : QDir(parent).entryInfoList({names}, QDir::Dirs)) {
            folders << entry.filePath() + u"/bin"_s;
        }
    }
    return folders << u"/usr/bin"_s;
}

Outcome<Programs> findPrograms(const QStringList& folders)
{
    const auto installed = installedIn(folders);
    return installed.empty() ? Outcome<Programs>(Fault{Fault::Kind::NoPrograms})
                             : programsIn(installed.rbegin()->second);
}

Outcome<Programs> programsFor(const QString& dataFolder, const QStringList& folders)
{
    QFile mark(dataFolder + u"/PG_VERSION"_s);
    const auto version =
        mark.open(QIODevice::ReadOnly) ? QString::fromLatin1(mark.readAll()).trimmed() : QString();
    const auto installed = installedIn(folders);
    const auto found = installed.find(version.toInt());
    if (found != installed.end()) {
        return programsIn(found->second);
    }
    return Fault{Fault::Kind::OtherVersion,
                 installed.empty() ? version
                                   : u"%1 %2"_s.arg(version).arg(installed.rbegin()->first)};
}

Outcome<QByteArray> run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const auto& name : environment.keys()) {
        if (name.startsWith("PG"_L1) || name.startsWith("LC_"_L1) || name == "LANGUAGE"_L1) {
            environment.remove(name);
        }
    }
    environment.insert(u"LC_ALL"_s, u"C"_s);
    process.setProcessEnvironment(environment);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    constexpr int patience = 120'000;
    const bool isDone = process.waitForFinished(patience);
    auto told = process.readAllStandardOutput();
    if (!isDone || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
        return Fault{Fault::Kind::Program,
                     told.isEmpty() ? process.errorString() : QString::fromUtf8(told).trimmed()};
    }
    return told;
}

} // namespace sharing
