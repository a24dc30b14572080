#include "db/verified_copy.h"

#include "db/check.h"
#include "db/contents.h"
#include "db/durable_files.h"
#include "db/part_file.h"

#include <QFileInfo>

namespace db {

using namespace Qt::StringLiterals;

void writeVerifiedCopy(Connection& source, const QString& target)
{
    removeAbandonedParts(target);
    const PartFile copy(target);
    writeCopy(source, copy.name());
    renameOver(copy.name(), target);
}

void writeCopy(Connection& source, const QString& copy)
{
    // A relative name that begins with "file:" would be read as a URI.
    source.run(u"VACUUM INTO ?"_s, QFileInfo(copy).absoluteFilePath());
    syncFile(copy);
    // Of a file opened for reading alone the engine does not examine the constraints.
    Connection written(copy, Connection::Access::ReadWrite);
    requireClub(written, schemaVersion(source));
    requireSound(written);
}

} // namespace db
