#include "db/sqlite/verified_copy.h"

#include "db/sqlite/check.h"
#include "db/sqlite/contents.h"
#include "db/sqlite/durable_files.h"
#include "db/sqlite/newest_entries.h"
#include "db/sqlite/part_file.h"

#include <QFileInfo>

namespace db {

using namespace Qt::StringLiterals;

void writeVerifiedCopy(SqliteConnection& source, const QString& target)
{
    removeAbandonedParts(target);
    const PartFile copy(target);
    writeCopy(source, copy.name());
    removeNewestEntries(target);
    renameOver(copy.name(), target);
}

void writeCopy(SqliteConnection& source, const QString& copy)
{
    // A relative name beginning with "file:" would be read as a URI.
    source.run(u"VACUUM INTO ?"_s, QFileInfo(copy).absoluteFilePath());
    syncFile(copy);
    // The engine does not check constraints in a file opened read-only.
    SqliteConnection written(copy, SqliteConnection::Access::ReadWrite);
    requireClub(written, schemaVersion(source));
    requireSound(written);
}

} // namespace db
