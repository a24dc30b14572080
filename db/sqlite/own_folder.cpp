#include "db/sqlite/own_folder.h"

#include "core/store/user_files.h"
#include "db/sqlite/durable_files.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace db {

void keepOwnFolderPrivate(const QString& file)
{
    const QString own = core::userDatabase();
    const QDir folder = QFileInfo(file).dir();
    if (own.isEmpty() || !folder.exists() ||
        folder.canonicalPath() != QFileInfo(own).dir().canonicalPath()) {
        return;
    }
    QDirIterator files(folder.path(), QDir::Files | QDir::Hidden | QDir::NoSymLinks,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        keepPrivate(files.next());
    }
}

} // namespace db
