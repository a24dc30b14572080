#include "db/sqlite/untouched_file.h"

#include "core/store/store.h"
#include "db/sqlite/obstacle.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace db {
namespace {

using namespace Qt::StringLiterals;

constexpr auto logMark = "-wal"_L1;
constexpr auto indexMark = "-shm"_L1;
constexpr auto journalMark = "-journal"_L1;

/// If recovery would change the file.
void copyInto(const QTemporaryDir& folder, const QString& file, const QString& copy)
{
    if (!folder.isValid()) {
        throw core::StoreFailure(core::StoreFailure::Kind::Full, folder.path());
    }
    for (const auto mark : {""_L1, logMark, journalMark}) {
        const QString source = file + mark;
        if (QFileInfo::exists(source) && !QFile::copy(source, copy + mark)) {
            throw core::StoreFailure(QFileInfo(source).isReadable()
                                         ? core::StoreFailure::Kind::Full
                                         : core::StoreFailure::Kind::Unreadable,
                                     source);
        }
        QFile::setPermissions(copy + mark, QFile::ReadOwner | QFile::WriteOwner);
    }
}

void readWithLog(SqliteConnection& memory, const QString& file)
{
    using Access = SqliteConnection::Access;
    if (QFileInfo::exists(file + logMark) && QFileInfo::exists(file + indexMark)) {
        memory.copyFrom(SqliteConnection(file, Access::ReadOnly));
    } else {
        const QTemporaryDir folder;
        const QString copy = folder.filePath(u"club.db"_s);
        copyInto(folder, file, copy);
        memory.copyFrom(SqliteConnection(copy, Access::ReadWrite));
    }
}

} // namespace

UntouchedFile::UntouchedFile(const QString& file)
    : connection_(std::make_unique<SqliteConnection>(QString(), SqliteConnection::Access::Memory))
{
    using Access = SqliteConnection::Access;
    const bool hasLog = QFileInfo::exists(file + logMark);
    if (!hasLog && !QFileInfo::exists(file + journalMark)) {
        connection_->copyFrom(SqliteConnection(file, Access::Immutable));
        return;
    }
    try {
        readWithLog(*connection_, file);
    } catch (const core::StoreFailure& failure) {
        // Either way needs room: for the log's index, or for the copy.
        if (!hasLog || !obstacleTo(file, failure)) {
            throw;
        }
        connection_->copyFrom(
            SqliteConnection(file, Access::Alone, std::chrono::milliseconds::zero()));
    }
}

} // namespace db
