#include "app/desk/widgets/list_style.h"

#include "app/desk/widgets/numbers.h"
#include "core/people/search_text.h"

#include <QApplication>
#include <QFocusEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QTableView>

#include <algorithm>

namespace desk {
namespace {

constexpr int padding = 8;
constexpr int iconSize = 16;
constexpr int barWidth = 3;
constexpr int secondLinePixels = 12;
constexpr int sideAir = 5; ///< Besides the style's own.

/// Marks a row when the focus comes and none is marked.
class MarkOnFocus : public QObject
{
public:
    explicit MarkOnFocus(QTableView& table) : QObject(&table), table_(table)
    {
        table.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* const model = table_.model();
        const auto* const marked = table_.selectionModel();
        if (event->type() == QEvent::FocusIn && model != nullptr && model->rowCount() > 0 &&
            marked != nullptr && !marked->hasSelection() &&
            static_cast<QFocusEvent*>(event)->reason() != Qt::MouseFocusReason) {
            table_.selectRow(std::max(0, table_.currentIndex().row()));
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QTableView& table_;
};

/// Home and End lead to the first and the last row: in Qt they stay in the row.
class HomeAndEnd : public QObject
{
public:
    explicit HomeAndEnd(QTableView& table) : QObject(&table), table_(table)
    {
        table.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress || table_.model() == nullptr) {
            return QObject::eventFilter(watched, event);
        }
        const auto* const key = static_cast<QKeyEvent*>(event);
        const bool isEnd = key->key() == Qt::Key_End;
        if ((!isEnd && key->key() != Qt::Key_Home) ||
            (key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) {
            return QObject::eventFilter(watched, event);
        }
        table_.selectRow(isEnd ? table_.model()->rowCount() - 1 : 0);
        return true;
    }

private:
    QTableView& table_;
};

bool isFirstColumn(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (const auto* table = qobject_cast<const QTableView*>(option.widget)) {
        return table->horizontalHeader()->visualIndex(index.column()) == 0;
    }
    return index.column() == 0;
}

QFont fontOf(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    auto font = option.font;
    if (const auto weight = index.data(WeightRole); weight.isValid()) {
        font.setWeight(static_cast<QFont::Weight>(weight.toInt()));
    }
    return font;
}

/// Paints text with the match in accent.
void paintText(QPainter& painter, const QRectF& rect, const QString& text, const QString& match,
               Qt::Alignment alignment, const QColor& accent)
{
    const auto flags = static_cast<int>(alignment.toInt()) | Qt::AlignVCenter | Qt::TextSingleLine;
    const QFontMetricsF metrics(painter.font());
    const auto shown = metrics.elidedText(text, Qt::ElideRight, rect.width());
    painter.drawText(rect, flags, shown);
    const auto found = core::findTyped(shown, match);
    if (!found || !alignment.testFlag(Qt::AlignLeft)) {
        return;
    }
    painter.save();
    painter.setPen(accent);
    auto part = rect;
    part.setLeft(rect.left() + metrics.horizontalAdvance(shown.left(found->from)));
    painter.drawText(part, flags, shown.mid(found->from, found->length));
    painter.restore();
}

} // namespace

ListDelegate::ListDelegate(QObject* parent, int rowHeight)
    : QStyledItemDelegate(parent), rowHeight_(rowHeight)
{}

void ListDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index)
{
    const auto& palette = option.palette;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool focused = option.widget != nullptr && option.widget->hasFocus();
    auto ground = theme::Role::Base;
    if (selected) {
        ground = focused ? theme::Role::Tint : theme::Role::Hover;
    } else if (option.state.testFlag(QStyle::State_MouseOver) &&
               qobject_cast<const QTableView*>(option.widget) == nullptr) {
        // A table only knows the cell under the mouse, and half a row looks like a mark.
        ground = theme::Role::Hover;
    }
    painter.fillRect(option.rect, theme::colour(palette, ground));
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                     theme::colour(palette, theme::Role::Line));
    if (selected && isFirstColumn(option, index)) {
        const auto bar = focused ? theme::Role::Accent : theme::Role::Strong;
        painter.fillRect(QRect(option.rect.topLeft(), QSize(barWidth, option.rect.height())),
                         theme::colour(palette, bar));
    }
}

void ListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    painter->save();
    paintGround(*painter, option, index);
    const auto& palette = option.palette;
    const bool enabled = index.flags().testFlag(Qt::ItemIsEnabled);
    const auto own = index.data(ColourRole);
    const auto role = own.isValid() ? static_cast<theme::Role>(own.toInt())
                      : enabled     ? theme::Role::Text
                                    : theme::Role::Muted;
    const auto ink = theme::colour(palette, role);
    painter->setPen(ink);
    painter->setFont(fontOf(option, index));

    auto rect = QRectF(option.rect).adjusted(padding, 0, -padding, -1);
    if (const auto meaning = index.data(IconRole); meaning.isValid()) {
        const auto picture = icons::pixmap(static_cast<icons::Meaning>(meaning.toInt()), ink,
                                           iconSize, painter->device()->devicePixelRatioF());
        painter->drawPixmap(QPointF(rect.left(), rect.center().y() - iconSize / 2.0), picture);
        rect.setLeft(rect.left() + iconSize + padding * 0.75);
    }
    if (const auto end = index.data(EndRole).toString(); !end.isEmpty()) {
        paintNumber(*painter, rect, end, Qt::AlignRight);
        rect.setRight(rect.right() - numberWidth(painter->font(), end) - padding);
    }
    const auto alignmentData = index.data(Qt::TextAlignmentRole);
    const auto alignment = alignmentData.isValid()
                               ? Qt::Alignment(alignmentData.toInt()) & Qt::AlignHorizontal_Mask
                               : Qt::Alignment(Qt::AlignLeft);
    const auto points = index.data(PointsRole);
    const auto text = index.data(Qt::DisplayRole).toString();
    const auto second = index.data(SecondLineRole).toString();
    const auto accent = theme::colour(palette, theme::Role::Accent);
    if (points.isValid()) {
        paintPoints(*painter, rect, points.value<scoring::MatchPoints>());
    } else if (index.data(NumberRole).toBool()) {
        paintNumber(*painter, rect, text, alignment);
    } else if (second.isEmpty()) {
        paintText(*painter, rect, text, index.data(MatchRole).toString(), alignment, accent);
    } else {
        const auto middle = rect.center().y();
        const QRectF upper(rect.left(), middle - 19, rect.width(), 20);
        const QRectF lower(rect.left(), middle, rect.width(), 20);
        paintText(*painter, upper, text, index.data(MatchRole).toString(), alignment, accent);
        painter->setFont(theme::font(secondLinePixels));
        painter->setPen(theme::colour(palette, theme::Role::Muted));
        paintText(*painter, lower, second, {}, alignment, accent);
    }
    painter->restore();
}

QSize ListDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto font = fontOf(option, index);
    auto width =
        index.data(PointsRole).isValid()
            ? numberWidth(font, QStringLiteral("-1000")) + fractionWidth(font)
            : QFontMetricsF(font).horizontalAdvance(index.data(Qt::DisplayRole).toString());
    if (index.data(IconRole).isValid()) {
        width += iconSize + padding;
    }
    return {static_cast<int>(width) + 2 * padding + 2, rowHeight_};
}

void RoomyDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    ListDelegate::paintGround(*painter, option, index);
    auto inside = option;
    inside.rect.adjust(sideAir, 0, -sideAir, 0);
    inside.state &= ~(QStyle::State_Selected | QStyle::State_MouseOver | QStyle::State_HasFocus);
    QStyledItemDelegate::paint(painter, inside, index);
}

QSize RoomyDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr int air = 10;
    auto inside = option;
    inside.rect.adjust(sideAir, 0, -sideAir, 0);
    return QStyledItemDelegate::sizeHint(inside, index) + QSize(2 * sideAir, air);
}

void dressTable(QTableView& table, const QString& objectName, const QString& accessibleName,
                int rowHeight)
{
    table.setObjectName(objectName);
    table.setAccessibleName(accessibleName);
    table.setItemDelegate(new ListDelegate(&table, rowHeight));
    table.setShowGrid(false);
    table.setMouseTracking(true);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::ExtendedSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.setCornerButtonEnabled(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setMinimumSectionSize(rowHeight);
    table.verticalHeader()->setDefaultSectionSize(rowHeight);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    new HomeAndEnd(table);
}

void markOnFocus(QTableView& table)
{
    new MarkOnFocus(table);
}

QListView* makeList(const QString& objectName, const QString& accessibleName,
                    QAbstractItemModel& model, int rowHeight, QWidget* parent)
{
    auto* const list = new QListView(parent);
    list->setObjectName(objectName);
    list->setAccessibleName(accessibleName);
    list->setModel(&model);
    list->setItemDelegate(new ListDelegate(list, rowHeight));
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    return list;
}

} // namespace desk
