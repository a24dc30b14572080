#include "db/pictures.h"

#include "db/failure.h"
#include "db/sqlite/sqlite_connection.h"

namespace db {

using namespace Qt::StringLiterals;

namespace {

core::StoreFailure damagedPicture(const QString& name)
{
    return damaged(u"picture %1 was changed outside the program"_s.arg(name));
}

/// Of a row with name, kind and contents.
QByteArray pictureOf(const Rows& row)
{
    const auto name = row.value<QString>(0);
    const auto decoded = QByteArray::fromBase64Encoding(row.value<QByteArray>(2),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || !core::isKeptPicture(name, *decoded) ||
        core::pictureKind(*decoded) != row.value<QString>(1)) {
        throw damagedPicture(name);
    }
    return *decoded;
}

} // namespace

std::optional<QByteArray> readPicture(Connection& connection, const QString& name)
{
    Rows rows = connection.rows(u"SELECT name, kind, contents FROM picture WHERE name = ?"_s, name);
    return rows.next() ? std::optional(pictureOf(rows)) : std::nullopt;
}

void addPicture(Connection& connection, const QByteArray& bytes)
{
    connection.run(u"INSERT INTO picture (name, kind, contents) VALUES (?, ?, ?) "
                   "ON CONFLICT (name) DO NOTHING"_s,
                   core::pictureName(bytes), core::pictureKind(bytes), bytes.toBase64());
}

void requirePicturesProven(Connection& connection)
{
    Rows rows = connection.rows(u"SELECT name, kind, contents FROM picture ORDER BY name"_s);
    while (rows.next()) {
        pictureOf(rows);
    }
}

void addPicturesOf(Connection& other, Connection& connection)
{
    for (const auto& name : other.column<QString>(u"SELECT name FROM picture ORDER BY name"_s)) {
        if (!readPicture(connection, name)) {
            addPicture(connection, *readPicture(other, name));
        }
    }
}

void removeUnusedPictures(Connection& connection)
{
    connection.run(
        u"DELETE FROM picture WHERE "
        "NOT EXISTS (SELECT 1 FROM tournament WHERE settings LIKE '%' || picture.name || '%') AND "
        "NOT EXISTS (SELECT 1 FROM journal WHERE journal.old LIKE '%' || picture.name || '%' OR "
        "journal.new LIKE '%' || picture.name || '%')"_s);
}

std::vector<QString> readOlderPictures(Connection& connection)
{
    return connection.column<QString>(u"SELECT path FROM older_picture ORDER BY path"_s);
}

void forgetOlderPictures(Connection& connection)
{
    connection.run(u"DELETE FROM older_picture"_s);
}

QStringList picturePathsIn(SqliteConnection& club)
{
    QStringList paths;
    for (const auto& path : club.column<QString>(
             u"SELECT path FROM ("
             "SELECT json_extract(settings, '$.certificate.background') AS path FROM tournament "
             "UNION SELECT json_extract(settings, '$.certificate.logo') FROM tournament) "
             "WHERE path <> '' ORDER BY path"_s)) {
        if (!core::isPictureName(path)) {
            paths << path;
        }
    }
    return paths;
}

} // namespace db
