#include "db/row_copy.h"

#include <algorithm>
#include <iterator>

namespace db {

using namespace Qt::StringLiterals;

QStringList namesOf(const std::vector<ClubColumn>& columns)
{
    QStringList names;
    for (const auto& column : columns) {
        names << column.name;
    }
    return names;
}

std::optional<std::size_t> columnOf(const ClubTable& table, const QString& name)
{
    const auto found = std::find_if(table.columns.begin(), table.columns.end(),
                                    [&name](const auto& column) { return column.name == name; });
    return found == table.columns.end() ? std::nullopt
                                        : std::optional(static_cast<std::size_t>(
                                              std::distance(table.columns.begin(), found)));
}

namespace {

QString selection(const ClubTable& table, const QString& condition)
{
    return u"SELECT %1 FROM %2%3 ORDER BY %4"_s.arg(namesOf(table.columns).join(u", "_s),
                                                    table.name, condition, table.key.join(u", "_s));
}

} // namespace

QString selectionOf(const ClubTable& table)
{
    return selection(table, {});
}

QString selectionOf(const ClubTable& table, const QString& name)
{
    return selection(table, u" WHERE %1 = ?"_s.arg(name));
}

std::vector<Cell> cellsOf(const Rows& rows, const ClubTable& table)
{
    std::vector<Cell> cells;
    cells.reserve(table.columns.size());
    for (const auto& column : table.columns) {
        const auto index = static_cast<int>(cells.size());
        cells.push_back(column.isNumber ? Cell(rows.value<std::optional<std::int64_t>>(index))
                                        : Cell(rows.value<std::optional<QByteArray>>(index)));
    }
    return cells;
}

RowWriter::RowWriter(Connection& to, const QString& table, const std::vector<ClubColumn>& columns)
    : to_(to),
      into_(u"%1 (%2)"_s.arg(table, namesOf(columns).join(u", "_s))),
      width_(columns.size())
{}

void RowWriter::add(const std::vector<Cell>& row)
{
    waiting_.insert(waiting_.end(), row.begin(), row.end());
    if (waiting_.size() == rowsAtOnce * width_) {
        to_.insertCells(into_, rowsAtOnce, width_, waiting_);
        waiting_.clear();
        written_ += rowsAtOnce;
    }
}

void RowWriter::finish()
{
    const auto width = static_cast<std::ptrdiff_t>(width_);
    for (; !waiting_.empty(); ++written_) {
        to_.insertCells(into_, 1, width_, {waiting_.begin(), waiting_.begin() + width});
        waiting_.erase(waiting_.begin(), waiting_.begin() + width);
    }
}

} // namespace db
