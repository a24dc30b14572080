#include "db/sqlite/part_file.h"

#include "db/sqlite/database_file.h"
#include "db/sqlite/durable_files.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUuid>

#include <cerrno>
#include <cstdlib>

#ifndef Q_OS_WIN
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#endif

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// Locks the file for as long as the descriptor is open; independent of the engine's locks.
/// Negative if that is impossible; `errno` says why. On a share such a lock would also keep the
/// engine out.
int lockFile([[maybe_unused]] const QString& file)
{
#ifdef Q_OS_WIN
    return -1;
#else
    errno = 0;
    if (isOnNetwork(file)) {
        return -1;
    }
    const int handle = open(QFile::encodeName(file).constData(), O_RDONLY | O_CLOEXEC);
    if (handle >= 0 && flock(handle, LOCK_EX | LOCK_NB) != 0) {
        const int reason = errno;
        close(handle);
        errno = reason;
        return -1;
    }
    return handle;
#endif
}

void unlockFile([[maybe_unused]] int lock)
{
#ifndef Q_OS_WIN
    if (lock >= 0) {
        close(lock);
    }
#endif
}

bool isInUse(const QString& part)
{
    const int lock = lockFile(part);
    const bool inUse = lock < 0 && errno == EWOULDBLOCK;
    unlockFile(lock);
    return inUse;
}

/// In either direction, as the clock may have been set back.
bool isOld(const QFileInfo& file)
{
    constexpr qint64 hour = 3'600;
    return std::abs(file.lastModified().secsTo(QDateTime::currentDateTime())) > hour;
}

} // namespace

PartFile::PartFile(const QString& target)
    : name_(u"%1.%2.part"_s.arg(target, QUuid::createUuid().toString(QUuid::WithoutBraces)))
{
    createPrivateFile(name_);
    lock_ = lockFile(name_);
}

PartFile::~PartFile()
{
    unlockFile(lock_);
    QFile::remove(name_);
}

void removeAbandonedParts(const QString& target)
{
    static const QRegularExpression ours(
        u"^(?<part>.+\\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.part)"
        "(?:-journal|-wal|-shm)?$"_s);
    const QDir folder = QFileInfo(target).absoluteDir();
    const QString beginning = QFileInfo(target).completeBaseName();
    const auto files = folder.entryInfoList(QDir::Files | QDir::Hidden | QDir::NoSymLinks);
    for (const auto& file : files) {
        const auto match = ours.match(file.fileName());
        if (match.hasMatch() && file.fileName().startsWith(beginning) && isOld(file) &&
            !isInUse(folder.filePath(match.captured(u"part"_s)))) {
            QFile::remove(file.filePath());
        }
    }
}

} // namespace db
