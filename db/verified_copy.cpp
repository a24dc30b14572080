#include "db/verified_copy.h"

#include "db/check.h"
#include "db/contents.h"
#include "db/durable_files.h"

#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QUuid>

namespace db {

using namespace Qt::StringLiterals;

void writeVerifiedCopy(Connection& source, const QString& target)
{
    const QString copy = temporaryName(target);
    const auto tidyUp = qScopeGuard([&copy] { QFile::remove(copy); });
    writeCopy(source, copy);
    renameOver(copy, target);
}

QString temporaryName(const QString& target)
{
    return target + u"."_s + QUuid::createUuid().toString(QUuid::WithoutBraces) + u".part"_s;
}

void writeCopy(Connection& source, const QString& copy)
{
    // A relative name that begins with "file:" would be read as a URI.
    source.run(u"VACUUM INTO ?"_s, QFileInfo(copy).absoluteFilePath());
    syncFile(copy);
    Connection written(copy, Connection::Access::ReadOnly);
    requireClub(written, schemaVersion(source));
    requireSound(written);
}

} // namespace db
