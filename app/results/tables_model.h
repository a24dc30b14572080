#pragma once

#include "second_pass.h"

#include "app/icons.h"
#include "core/tournament.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace desk {

using Comparison = std::map<core::TableNumber, SecondPass::Count>;

/// What is known of a round's tables beside the tournament.
struct TableNews
{
    std::optional<QDateTime> publishedAt;
    QDateTime now;
    std::map<core::TableNumber, QDateTime> corrected;
    std::set<core::TableNumber> halfTyped;
    /// In a second pass: how far each table has been compared; else nothing.
    std::optional<Comparison> compared;
};

/// One table as the list shows it.
struct TableLine
{
    core::TableNumber number{1};
    icons::Meaning icon = icons::Meaning::Open;
    theme::Role role = theme::Role::Warn;
    QString state;
    QString aside; ///< Right of the state: minutes open, or that something is typed.
    QStringList names;
    QString fullNames;
    QString note;
    bool open = true;
};

TableLine tableLine(const core::Tournament& tournament, const core::Round& round,
                    const core::Table& table, const TableNews& news);

/// The tables of one round by number.
class TablesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role : int { LineRole = Qt::UserRole + 1 };

    using QAbstractListModel::QAbstractListModel;

    void setLines(std::vector<TableLine> lines);
    [[nodiscard]] const TableLine& line(int row) const
    {
        return lines_[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] std::optional<int> rowOf(core::TableNumber number) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<TableLine> lines_;
};

class TablesDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

} // namespace desk
