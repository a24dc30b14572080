#include "db/sqlite/part_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUuid>

#include <cstdlib>

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// In either direction, as the clock may have been set back.
bool isOld(const QFileInfo& file)
{
    constexpr qint64 hour = 3'600;
    return std::abs(file.lastModified().secsTo(QDateTime::currentDateTime())) > hour;
}

/// `file` is the part or what the engine left beside it.
bool isAbandoned(const FileLock& lock, const QFileInfo& file)
{
    using enum FileLock::State;
    return lock.state() == Held || (lock.state() == Unavailable && isOld(file));
}

void removePart(const QString& part)
{
    for (const auto& mark : {u""_s, u"-journal"_s, u"-wal"_s, u"-shm"_s}) {
        QFile::remove(part + mark);
    }
}

/// A restore is prepared under the name of the copy it keeps of the replaced file: while that part
/// is there, nothing was replaced, and the copy is one of a file that still stands.
void removeUnusedCopy(const QString& kept)
{
    const bool isKept = QFileInfo(kept).fileName().contains(replacedMark);
    const bool hasLog =
        QFileInfo::exists(kept + u"-wal"_s) || QFileInfo::exists(kept + u"-journal"_s);
    if (isKept && !hasLog) {
        QFile::remove(kept);
    }
}

} // namespace

PartFile::PartFile(const QString& target)
{
    // Until it is locked, another program may take it for abandoned.
    do {
        name_ = u"%1.%2.part"_s.arg(target, QUuid::createUuid().toString(QUuid::WithoutBraces));
        createPrivateFile(name_);
        lock_.emplace(name_);
    } while (lock_->state() == FileLock::State::InUse || !QFileInfo::exists(name_));
}

PartFile::~PartFile()
{
    lock_.reset();
    removePart(name_);
}

void removeAbandonedParts(const QString& target)
{
    static const QRegularExpression ours(
        u"^(?<part>(?<whole>.+)\\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.part)"
        "(?:-journal|-wal|-shm)?$"_s);
    const QDir folder = QFileInfo(target).absoluteDir();
    const QString beginning = QFileInfo(target).completeBaseName();
    const auto files = folder.entryInfoList(QDir::Files | QDir::Hidden | QDir::NoSymLinks);
    for (const auto& file : files) {
        const auto match = ours.match(file.fileName());
        if (!match.hasMatch() || !file.fileName().startsWith(beginning)) {
            continue;
        }
        const QString part = folder.filePath(match.captured(u"part"_s));
        // Held until the file is gone.
        const FileLock lock(part);
        if (isAbandoned(lock, file)) {
            removeUnusedCopy(folder.filePath(match.captured(u"whole"_s)));
            removePart(part);
        }
    }
}

} // namespace db
