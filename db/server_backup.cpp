#include "db/server_backup.h"

#include "core/store/store.h"
#include "db/club_copy.h"
#include "db/postgres/server_connection.h"
#include "db/postgres/server_schema.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/check.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/durable_files.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

namespace db {

using namespace Qt::StringLiterals;

namespace {

/// A folder private to this user, removed at the end.
class Workshop
{
public:
    [[nodiscard]] QString file(const QString& name) const
    {
        if (!folder_.isValid()) {
            throw core::StoreFailure(core::StoreFailure::Kind::Device, folder_.errorString());
        }
        return folder_.filePath(name);
    }

private:
    QTemporaryDir folder_;
};

void copyTo(const QString& file, ServerConnection& server)
{
    const auto club = openClubDatabase(file, IfMissing::Create);
    copyClub(server, *club);
}

/// The current club as a file.
void copyTo(const QString& file, const ServerAddress& address)
{
    ServerConnection server(address);
    useClubDatabase(server);
    copyTo(file, server);
}

} // namespace

QString fileNamedAfter(const ServerAddress& server, const QString& folder)
{
    QString name = server.database;
    if (!server.host.isEmpty()) {
        name += u'@' + server.host;
    }
    if (server.port) {
        name += u'-' + QString::number(*server.port);
    }
    // A host may be a socket's folder.
    name.replace(u'/', u'-').replace(u':', u'-');
    return QDir(folder).filePath((name.isEmpty() ? u"club"_s : name) + u".rummydb"_s);
}

void backUpServer(const ServerAddress& server, const QString& target)
{
    const Workshop workshop;
    const QString copy = workshop.file(u"club.rummydb"_s);
    copyTo(copy, server);
    backUp(copy, target);
}

QString backUpServerTo(const ServerAddress& server, const QString& namedAfter,
                       const QString& folder, const QDateTime& now)
{
    const Workshop workshop;
    const QString copy = workshop.file(QFileInfo(namedAfter).fileName());
    copyTo(copy, server);
    return backUpTo(copy, folder, now);
}

QString restoreToServer(const ServerAddress& server, const QString& backup,
                        const QString& namedAfter, const QDateTime& now)
{
    const Workshop workshop;
    const QString restored = workshop.file(u"restored.rummydb"_s);
    restore(restored, backup, now);
    const auto club = openClubDatabase(restored, IfMissing::Refuse);

    ServerConnection connection(server);
    useClubDatabase(connection);
    const SoleDesk alone(connection);
    makeFolder(QFileInfo(namedAfter).absolutePath());
    const QString before = workshop.file(u"before.rummydb"_s);
    copyTo(before, connection);
    const QString stamp = now.toUTC().toString(u"yyyyMMdd'T'HHmmsszzz'Z'"_s);
    QString kept = nameBeside(namedAfter, u"replaced-"_s + stamp);
    backUp(before, kept);
    replaceClub(*club, connection);
    return kept;
}

std::vector<core::DatabaseFault> checkServer(const ServerAddress& server)
{
    const Workshop workshop;
    const QString copy = workshop.file(u"club.rummydb"_s);
    copyTo(copy, server);
    return checkDatabase(copy);
}

} // namespace db
