#include "db/untouched_file.h"

#include "core/store.h"

#include <QFile>
#include <QFileInfo>

namespace db {
namespace {

using namespace Qt::StringLiterals;

constexpr auto logMark = "-wal"_L1;
constexpr auto indexMark = "-shm"_L1;
constexpr auto journalMark = "-journal"_L1;

} // namespace

UntouchedFile::UntouchedFile(const QString& file)
{
    using Access = Connection::Access;
    const bool hasLog = QFileInfo::exists(file + logMark);
    if (hasLog && QFileInfo::exists(file + indexMark)) {
        connection_ = std::make_unique<Connection>(file, Access::ReadOnly);
    } else if (hasLog || QFileInfo::exists(file + journalMark)) {
        openCopy(file);
    } else {
        connection_ = std::make_unique<Connection>(file, Access::Immutable);
    }
}

void UntouchedFile::openCopy(const QString& file)
{
    copies_.emplace();
    const QString copy = copies_->filePath(u"club.db"_s);
    for (const auto mark : {""_L1, logMark, journalMark}) {
        const QString source = file + mark;
        if (QFileInfo::exists(source) && !QFile::copy(source, copy + mark)) {
            throw core::StoreFailure(core::StoreFailure::Kind::Unreadable, source);
        }
        QFile::setPermissions(copy + mark, QFile::ReadOwner | QFile::WriteOwner);
    }
    connection_ = std::make_unique<Connection>(copy, Connection::Access::ReadWrite);
}

} // namespace db
