#pragma once

#include <QAbstractTableModel>

#include <algorithm>
#include <utility>
#include <vector>

namespace desk {

/// A model of value rows: subclasses define what a cell shows. Setting new rows keeps the selection
/// and scroll position if the number of rows is unchanged.
template <typename Row>
class RowModel : public QAbstractTableModel
{
public:
    explicit RowModel(int columns, QObject* parent = nullptr)
        : QAbstractTableModel(parent), columns_(columns)
    {}

    void setRows(std::vector<Row> rows)
    {
        if (rows.size() != rows_.size()) {
            beginResetModel();
            rows_ = std::move(rows);
            endResetModel();
            return;
        }
        rows_ = std::move(rows);
        if (!rows_.empty()) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns_ - 1));
        }
    }
    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
    [[nodiscard]] const Row& row(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const Row& row(const QModelIndex& index) const { return row(index.row()); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : columns_;
    }

private:
    int columns_;
    std::vector<Row> rows_;
};

} // namespace desk
