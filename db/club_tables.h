#pragma once

#include <QString>
#include <QStringList>

#include <vector>

/// What the newest schema of a club database consists of; the same in all engines.
namespace db {

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

/// All tables, each behind those that its rows refer to.
std::vector<ClubTable> clubTables();

} // namespace db
