#pragma once

#include "app/desk/frame/icons.h"
#include "scoring/match_points.h"

#include <QAbstractItemView>
#include <QStyledItemDelegate>
#include <QTableView>

class QListView;

namespace desk {

/// Roles that tell ListDelegate how to paint a cell, besides Qt's.
enum CellRole : int {
    PointsRole = Qt::UserRole + 100, ///< scoring::MatchPoints; painted by paintPoints().
    NumberRole,                      ///< true: the display text is a number with even digits.
    IconRole,                        ///< int of icons::Meaning, before the text.
    ColourRole,                      ///< int of theme::Role, for icon and text.
    WeightRole,                      ///< int of QFont::Weight.
    SecondLineRole,                  ///< QString below the text, small and muted.
    EndRole,                         ///< QString at the right end: an amount.
    MatchRole,                       ///< QString: its first match in the text is in accent.
};

/// Adds spacing to the rows of a plain list, including wrapped ones, and paints their background
/// like a ListDelegate.
class RoomyDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

/// Paints the rows of lists and tables: background by selection, hover and focus, a hairline
/// below, icon and text in the colour of a state. Reads CellRole.
class ListDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ListDelegate(QObject* parent, int rowHeight = 30);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

    /// Only a row's background, for delegates that paint the rest themselves.
    static void paintGround(QPainter& painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index);

private:
    int rowHeight_;
};

/// Styles the table like all lists: whole-row selection, no grid, flat head, no horizontal scroll
/// bar, a ListDelegate; Home and End lead to the first and last row. `rowHeight` is in logical
/// pixels.
void dressTable(QTableView& table, const QString& objectName, const QString& accessibleName,
                int rowHeight = 30);
/// A row is marked when the focus comes and none is: after a search, for example.
void markOnFocus(QTableView& table);

/// A list in the standard style without a horizontal scroll bar, painted by a ListDelegate.
QListView* makeList(const QString& objectName, const QString& accessibleName,
                    QAbstractItemModel& model, int rowHeight, QWidget* parent);

} // namespace desk
