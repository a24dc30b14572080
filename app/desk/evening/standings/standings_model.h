#pragma once

#include "app/desk/evening/standings/column_choice.h"
#include "app/desk/evening/standings/sheet.h"

#include <QAbstractTableModel>

#include <utility>

namespace desk {

/// Roles read by StandingsView besides CellRole.
enum StandingsRole : int {
    ColumnRole = Qt::UserRole + 200, ///< int of Column.
    SharedRole,                      ///< bool: others have the same rank.
    GainedRole,                      ///< int: places gained, negative if lost.
};

/// Whether its cells are words, not numbers.
bool isText(Column column);

/// The standings as a table: a sheet and its visible columns.
class StandingsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(Sheet sheet, std::vector<ShownColumn> columns);

    [[nodiscard]] const Sheet& sheet() const { return sheet_; }
    [[nodiscard]] const std::vector<ShownColumn>& columns() const { return columns_; }
    [[nodiscard]] const SheetRow& row(int row) const
    {
        return sheet_.rows[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] const ShownColumn& column(int column) const
    {
        return columns_[static_cast<std::size_t>(column)];
    }
    /// The primary ranking value; always shown.
    [[nodiscard]] Column mainColumn() const;
    /// The column's index, -1 if hidden.
    [[nodiscard]] int placeOf(Column column) const;
    [[nodiscard]] int rowOf(core::StartNumber number) const;

    /// A cell as plain text for other programs: points as decimals.
    [[nodiscard]] QString plainText(int row, const ShownColumn& column) const;
    /// A column's head for other programs, never empty.
    [[nodiscard]] QString plainHead(const ShownColumn& column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    Sheet sheet_;
    std::vector<ShownColumn> columns_;
};

} // namespace desk
