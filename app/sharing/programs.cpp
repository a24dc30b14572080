#include "app/sharing/programs.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QSysInfo>

#include <algorithm>

namespace sharing {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int oldestVersion = 13;

/// The side-by-side version folders of Debian's and Red Hat's packages.
QStringList versionFolders()
{
    QStringList folders;
    for (const auto& [parent, names] :
         {std::pair(u"/usr/lib/postgresql"_s, u"*"_s), std::pair(u"/usr"_s, u"pgsql-*"_s)}) {
        for (const auto& entry : QDir(parent).entryInfoList({names}, QDir::Dirs)) {
            folders << entry.filePath() + u"/bin"_s;
        }
    }
    return folders << u"/usr/bin"_s;
}

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

} // namespace

Outcome<Programs> findPrograms()
{
    if (QSysInfo::kernelType() != "linux"_L1) {
        return Fault{Fault::Kind::NoPrograms};
    }
    Programs found{{}, QStandardPaths::findExecutable(u"openssl"_s)};
    int newest = oldestVersion - 1;
    for (const auto& folder : versionFolders()) {
        const bool isWhole = isThere(folder, "initdb"_L1) && isThere(folder, "pg_ctl"_L1) &&
                             isThere(folder, "postgres"_L1);
        if (const int version = isWhole ? versionOf(folder) : 0; version > newest) {
            newest = version;
            found.folder = folder;
        }
    }
    if (!found.folder.isEmpty() && !found.openssl.isEmpty()) {
        return found;
    }
    return Fault{Fault::Kind::NoPrograms};
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
