#include "db/sqlite/own_folder.h"

#include "core/store/user_files.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace db {

void keepOwnFolderPrivate(const QString& file)
{
#ifndef Q_OS_WIN
    const QString own = core::userDatabase();
    const QDir folder = QFileInfo(file).dir();
    if (own.isEmpty() || !folder.exists() ||
        folder.canonicalPath() != QFileInfo(own).dir().canonicalPath()) {
        return;
    }
    constexpr auto owners = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                            QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    QDirIterator files(folder.path(), QDir::Files | QDir::Hidden | QDir::NoSymLinks,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString name = files.next();
        if (const auto permissions = QFile::permissions(name); permissions & others) {
            QFile::setPermissions(name, permissions & owners);
        }
    }
#endif
}

} // namespace db
