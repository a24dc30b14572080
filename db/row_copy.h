#pragma once

#include "db/club_tables.h"
#include "db/connection.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

/// Rows of the club's tables as cells, on their way from a database to another one or a file. All
/// functions throw core::StoreFailure.
namespace db {

QStringList namesOf(const std::vector<ClubColumn>& columns);

/// Where the table has the column; nothing if it has none of that name.
std::optional<std::size_t> columnOf(const ClubTable& table, const QString& name);

/// Every column of all rows, in the order of their key.
QString selectionOf(const ClubTable& table);
/// Of those rows alone that have the query's parameter in column `name`.
QString selectionOf(const ClubTable& table, const QString& name);

/// The current row of a selection.
std::vector<Cell> cellsOf(const Rows& rows, const ClubTable& table);

/// Writes rows into a table in the order in which they are added, several with each statement,
/// which takes half the time of a statement for each. All are written once finish() has returned.
class RowWriter
{
public:
    /// Rows have their cells in the order of `columns`.
    RowWriter(Connection& to, const QString& table, const std::vector<ClubColumn>& columns);

    void add(const std::vector<Cell>& row);
    /// Writes the rows that wait, one by one.
    void finish();
    /// How many are written. After a failure of finish() it is the next one that was refused; after
    /// one of add() calling finish() finds it, on an engine whose transactions survive a refusal.
    [[nodiscard]] std::size_t written() const { return written_; }

private:
    static constexpr std::size_t rowsAtOnce = 32;

    Connection& to_;
    QString into_;
    std::size_t width_;
    std::vector<Cell> waiting_;
    std::size_t written_ = 0;
};

} // namespace db
