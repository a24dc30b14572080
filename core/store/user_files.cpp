#include "core/store/user_files.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <optional>

namespace core {
namespace {

/// In the portable folder, if there is one.
std::optional<QString> portableFile(const QString& name)
{
    const QDir folder(portableFolder());
    return folder.exists() ? std::optional(folder.filePath(name)) : std::nullopt;
}

} // namespace

QString portableFolder()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/rummy-director-data");
}

QString userDatabase()
{
    const auto name = QStringLiteral("club.rummydb");
    if (const auto file = portableFile(name)) {
        return *file;
    }
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    // Without a home folder Qt would use the root folder.
    if (qEnvironmentVariableIsEmpty("HOME") && qEnvironmentVariableIsEmpty("XDG_DATA_HOME")) {
        return {};
    }
#endif
    // Of this computer: Windows may copy its other folder between computers when somebody logs on.
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(name);
}

QString userSettings()
{
    const auto name = QStringLiteral("desk.ini");
    return portableFile(name).value_or(
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).filePath(name));
}

QStringList backupFolders(const QString& file, const QString& second)
{
    QStringList folders = {QFileInfo(file).dir().filePath(QStringLiteral("backups"))};
    if (!second.isEmpty()) {
        folders << second;
    }
    return folders;
}

QString serversFolder()
{
    return QFileInfo(userDatabase()).dir().filePath(QStringLiteral("servers"));
}

QString keptFile(const QString& database, const QString& path)
{
    // Never a name chosen by the other computer.
    constexpr int digits = 16;
    static const QRegularExpression usual(QStringLiteral("^[A-Za-z0-9]{1,5}$"));
    const auto hash =
        QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex().left(digits);
    const QString suffix = QFileInfo(path).suffix();
    const QString name = QString::fromLatin1(hash) +
                         (usual.match(suffix).hasMatch() ? u'.' + suffix.toLower() : QString());
    const QFileInfo file(database);
    return file.dir().filePath(file.completeBaseName() + QStringLiteral("-files/") + name);
}

QString foundFile(const QString& database, const QString& path)
{
    if (path.isEmpty() || QFileInfo(path).isFile()) {
        return path;
    }
    const QString kept = keptFile(database, path);
    return QFileInfo(kept).isFile() ? kept : path;
}

} // namespace core
