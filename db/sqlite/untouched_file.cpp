#include "db/sqlite/untouched_file.h"

#include "core/store/store.h"

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
            throw core::StoreFailure(core::StoreFailure::Kind::Unreadable, source);
        }
        QFile::setPermissions(copy + mark, QFile::ReadOwner | QFile::WriteOwner);
    }
}

} // namespace

UntouchedFile::UntouchedFile(const QString& file)
    : connection_(std::make_unique<SqliteConnection>(QString(), SqliteConnection::Access::Memory))
{
    using Access = SqliteConnection::Access;
    const bool hasLog = QFileInfo::exists(file + logMark);
    if (hasLog && QFileInfo::exists(file + indexMark)) {
        connection_->copyFrom(SqliteConnection(file, Access::ReadOnly));
    } else if (hasLog || QFileInfo::exists(file + journalMark)) {
        const QTemporaryDir folder;
        const QString copy = folder.filePath(u"club.db"_s);
        copyInto(folder, file, copy);
        connection_->copyFrom(SqliteConnection(copy, Access::ReadWrite));
    } else {
        connection_->copyFrom(SqliteConnection(file, Access::Immutable));
    }
}

} // namespace db
