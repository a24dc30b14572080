#include "app/sharing/own_files.h"

#include <QFile>
#include <QSaveFile>

namespace sharing {

bool writeOwnFile(const QString& file, const QByteArray& contents)
{
    QSaveFile saved(file);
    return saved.open(QIODevice::WriteOnly) &&
           saved.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
           saved.write(contents) == contents.size() && saved.commit();
}

} // namespace sharing
