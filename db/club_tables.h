#pragma once

#include <QString>
#include <QStringList>

#include <vector>

/// The tables of a club database; the same in all engines.
namespace db {

class SqliteConnection;

struct ClubColumn
{
    QString name;
    bool isNumber = false; ///< Otherwise a text.

    friend bool operator==(const ClubColumn&, const ClubColumn&) = default;
};

struct ClubTable
{
    QString name;
    std::vector<ClubColumn> columns; ///< In the order in which they were added.
    QStringList key;                 ///< The columns of its primary key.
    bool countsIds = false;          ///< Row ids are never reused.
};

/// All tables of the newest schema, each after those its rows refer to.
std::vector<ClubTable> clubTables();

/// The tables of a database with any schema.
std::vector<ClubTable> clubTables(SqliteConnection& club);

} // namespace db
