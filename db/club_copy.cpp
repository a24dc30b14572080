#include "db/club_copy.h"

#include "db/club_tables.h"
#include "db/failure.h"
#include "db/postgres/server_connection.h"
#include "db/transaction.h"

#include <algorithm>

namespace db {

using namespace Qt::StringLiterals;

namespace {

/// How many rows are inserted by one statement.
constexpr std::size_t rowsAtOnce = 32;

QString namesOf(const ClubTable& table)
{
    QStringList names;
    for (const auto& column : table.columns) {
        names << column.name;
    }
    return names.join(u", "_s);
}

QString selectionOf(const ClubTable& table)
{
    return u"SELECT %1 FROM %2 ORDER BY %3"_s.arg(namesOf(table), table.name,
                                                  table.key.join(u", "_s));
}

Cell cellIn(const Rows& rows, const ClubTable& table, std::size_t column)
{
    const auto index = static_cast<int>(column);
    return table.columns[column].isNumber ? Cell(rows.value<std::optional<std::int64_t>>(index))
                                          : Cell(rows.value<std::optional<QByteArray>>(index));
}

/// Returns the digests of the rows, in their order.
std::vector<std::int64_t> copyRows(const ClubTable& table, Connection& from, Connection& to)
{
    std::vector<std::int64_t> digests;
    std::vector<Cell> cells;
    const auto width = table.columns.size();
    const auto into = u"%1 (%2)"_s.arg(table.name, namesOf(table));
    auto rows = from.rows(selectionOf(table));
    while (rows.next()) {
        for (std::size_t column = 0; column < width; ++column) {
            cells.push_back(cellIn(rows, table, column));
        }
        digests.push_back(rows.digestOf(static_cast<int>(width)));
        if (cells.size() == rowsAtOnce * width) {
            to.insertCells(into, rowsAtOnce, width, cells);
            cells.clear();
        }
    }
    for (auto cell = cells.begin(); cell != cells.end();
         cell += static_cast<std::ptrdiff_t>(width)) {
        to.insertCells(into, 1, width, {cell, cell + static_cast<std::ptrdiff_t>(width)});
    }
    return digests;
}

/// The order of texts may differ between engines, so that it is not compared.
void requireSame(const ClubTable& table, std::vector<std::int64_t> sent, Connection& to)
{
    std::vector<std::int64_t> arrived;
    auto rows = to.rows(selectionOf(table));
    while (rows.next()) {
        arrived.push_back(rows.digestOf(static_cast<int>(table.columns.size())));
    }
    std::sort(sent.begin(), sent.end());
    std::sort(arrived.begin(), arrived.end());
    if (sent != arrived) {
        throw damaged(u"the copy of %1 differs"_s.arg(table.name));
    }
}

/// Within transactions of both.
void copyTables(const std::vector<ClubTable>& tables, Connection& from, Connection& to)
{
    for (const auto& table : tables) {
        requireSame(table, copyRows(table, from, to), to);
        if (table.countsIds) {
            to.keepIds(table.name, from.lastId(table.name));
        } else if (table.key == QStringList{u"id"_s}) {
            to.goOnAboveIds(table.name);
        }
    }
}

} // namespace

void copyClub(Connection& from, Connection& to)
{
    const Transaction reading(from, Transaction::Kind::Read);
    Transaction writing(to, Transaction::Kind::Write);
    copyTables(clubTables(), from, to);
    writing.commit();
}

void replaceClub(Connection& from, ServerConnection& to)
{
    const auto tables = clubTables();
    QStringList names;
    for (const auto& table : tables) {
        names << table.name;
    }
    const Transaction reading(from, Transaction::Kind::Read);
    Transaction writing(to, Transaction::Kind::Write);
    // Not row by row: the journal's triggers let nobody delete from it.
    to.runOnce(u"TRUNCATE %1"_s.arg(names.join(u", "_s)));
    copyTables(tables, from, to);
    writing.commit();
}

} // namespace db
