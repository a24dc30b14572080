#pragma once

#include <QString>
#include <QStringList>

#include <vector>

/// What the schema of a club database consists of; the same in all engines.
namespace db {

class SqliteConnection;

struct ClubColumn
{
    QString name;
    bool isNumber = false; ///< Else a text.

    friend bool operator==(const ClubColumn&, const ClubColumn&) = default;
};

struct ClubTable
{
    QString name;
    std::vector<ClubColumn> columns; ///< In the order in which they were added.
    QStringList key;                 ///< The columns of its primary key.
    bool countsIds = false;          ///< Ids of its rows are never given twice.
};

/// All tables of the newest schema, each behind those that its rows refer to.
std::vector<ClubTable> clubTables();

/// Those of a database, whatever its schema.
std::vector<ClubTable> clubTables(SqliteConnection& club);

} // namespace db
