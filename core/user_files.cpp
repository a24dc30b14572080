#include "core/user_files.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace core {

QString userDatabase()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    // Without a home Qt would take the root folder for it.
    if (qEnvironmentVariableIsEmpty("HOME") && qEnvironmentVariableIsEmpty("XDG_DATA_HOME")) {
        return {};
    }
#endif
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("club.rummydb"));
}

QString serversFolder()
{
    return QFileInfo(userDatabase()).dir().filePath(QStringLiteral("servers"));
}

} // namespace core
