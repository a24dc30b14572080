#pragma once

#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/row_model.h"

#include <QMap>
#include <QStringList>

#include <optional>

namespace desk {

/// The contents of a cell: values by Qt::ItemDataRole, CellRole and the model's roles, as in
/// QAbstractItemModel::itemData().
using Cell = QMap<int, QVariant>;

/// A table of rows that hold their own contents: `Row::cells` has a Cell for each column.
template <typename Row>
class CellModel : public RowModel<Row>
{
public:
    /// For a NameFilter above the model.
    enum Role : int {
        SortRole = Qt::UserRole + 1, ///< The column's sort key.
        SearchRole,                  ///< In the first column: the row's text for searching.
    };

    /// `titles` are the column heads; that of `numberColumn` is right-aligned.
    explicit CellModel(const QStringList& titles, QObject* parent = nullptr,
                       std::optional<int> numberColumn = std::nullopt)
        : RowModel<Row>(static_cast<int>(titles.size()), parent),
          titles_(titles),
          numberColumn_(numberColumn)
    {}

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        return this->checkIndex(index, QAbstractItemModel::CheckIndexOption::IndexIsValid)
                   ? this->row(index).cells[static_cast<std::size_t>(index.column())].value(role)
                   : QVariant();
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override
    {
        if (role == Qt::TextAlignmentRole && section == numberColumn_) {
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        }
        const bool isTitle = orientation == Qt::Horizontal && role == Qt::DisplayRole;
        return isTitle ? QVariant(titles_.value(section)) : QVariant();
    }

private:
    QStringList titles_;
    std::optional<int> numberColumn_;
};

} // namespace desk
