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

} // namespace

PartFile::PartFile(const QString& target)
    : name_(u"%1.%2.part"_s.arg(target, QUuid::createUuid().toString(QUuid::WithoutBraces)))
{
    createPrivateFile(name_);
    lock_.emplace(name_);
}

PartFile::~PartFile()
{
    lock_.reset();
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
            FileLock(folder.filePath(match.captured(u"part"_s))).state() !=
                FileLock::State::InUse) {
            QFile::remove(file.filePath());
        }
    }
}

} // namespace db
