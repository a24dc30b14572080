#include "core/file/database_mark.h"

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <QMutex>
#include <QMutexLocker>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace core {
namespace {

using namespace Qt::StringLiterals;

constexpr qint64 headerSize = 100;

/// How a database begins, a log (either order of bytes), a rollback journal, and the index of a log
/// on usual processors.
constexpr std::array<QByteArrayView, 5> beginnings = {
    QByteArrayView("SQLite format 3\0", 16), QByteArrayView("\x37\x7f\x06\x82"),
    QByteArrayView("\x37\x7f\x06\x83"), QByteArrayView("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7"),
    QByteArrayView("\x18\xe2\x2d\x00", 4)};

bool hasMark(const QByteArray& header)
{
    constexpr qsizetype markAt = 68;
    const bool begins = std::any_of(beginnings.begin(), beginnings.end(),
                                    [&](QByteArrayView one) { return header.startsWith(one); });
    return begins ||
           (header.size() == headerSize &&
            qFromBigEndian<std::int32_t>(header.constData() + markAt) == clubDatabaseMark);
}

/// Keeps a file open until the program ends: closing any descriptor of a file drops all locks that
/// this process has on it, those of an open database too.
void neverClose(std::unique_ptr<QFile> file)
{
    static QMutex mutex;
    static std::vector<std::unique_ptr<QFile>> kept;
    const QMutexLocker alone(&mutex);
    kept.push_back(std::move(file));
}

bool bearsMark(const QString& path)
{
    // Opening a pipe would wait for another program to write into it.
    auto file = std::make_unique<QFile>(path);
    if (!QFileInfo(path).isFile() || !file->open(QIODevice::ReadOnly)) {
        return false;
    }
    const bool isDatabase = hasMark(file->read(headerSize));
    if (isDatabase) {
        neverClose(std::move(file));
    }
    return isDatabase;
}

/// Where a link leads, even if there is nothing yet.
QString targetOf(const QString& path)
{
    const QFileInfo file(path);
    if (file.exists()) {
        return file.canonicalFilePath();
    }
    return file.isSymLink() ? file.symLinkTarget() : path;
}

} // namespace

bool belongsToDatabase(const QString& path)
{
    if (bearsMark(path)) {
        return true;
    }
    // Empty or missing, it still has a meaning for the database beside it.
    const QString file = targetOf(path);
    static constexpr std::array endings = {"-wal"_L1, "-shm"_L1, "-journal"_L1, "-newest"_L1};
    return std::any_of(endings.begin(), endings.end(), [&file](QLatin1StringView ending) {
        return file.endsWith(ending) && bearsMark(file.chopped(ending.size()));
    });
}

} // namespace core
