#include "list_style.h"

#include "numbers.h"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QTableView>

namespace desk {
namespace {

constexpr int padding = 8;
constexpr int iconSize = 16;
constexpr int barWidth = 3;
constexpr int secondLinePixels = 12;

bool isFirstColumn(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (const auto* table = qobject_cast<const QTableView*>(option.widget)) {
        return table->horizontalHeader()->visualIndex(index.column()) == 0;
    }
    return index.column() == 0;
}

theme::Role roleOf(const QModelIndex& index, theme::Role otherwise)
{
    const auto role = index.data(ColourRole);
    return role.isValid() ? static_cast<theme::Role>(role.toInt()) : otherwise;
}

QFont fontOf(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    auto font = option.font;
    if (const auto weight = index.data(WeightRole); weight.isValid()) {
        font.setWeight(static_cast<QFont::Weight>(weight.toInt()));
    }
    return font;
}

/// Paints text with what matches in accent.
void paintText(QPainter& painter, const QRectF& rect, const QString& text, const QString& match,
               Qt::Alignment alignment, const QColor& accent)
{
    const auto flags = static_cast<int>(alignment.toInt()) | Qt::AlignVCenter | Qt::TextSingleLine;
    const QFontMetricsF metrics(painter.font());
    const auto shown = metrics.elidedText(text, Qt::ElideRight, rect.width());
    painter.drawText(rect, flags, shown);
    const auto at = match.isEmpty() ? -1 : shown.indexOf(match, 0, Qt::CaseInsensitive);
    if (at < 0 || !alignment.testFlag(Qt::AlignLeft)) {
        return;
    }
    painter.save();
    painter.setPen(accent);
    auto part = rect;
    part.setLeft(rect.left() + metrics.horizontalAdvance(shown.left(at)));
    painter.drawText(part, flags, shown.mid(at, match.size()));
    painter.restore();
}

QRectF paintIcon(QPainter& painter, const QRectF& rect, const QModelIndex& index,
                 const QColor& colour)
{
    const auto meaning = index.data(IconRole);
    if (!meaning.isValid()) {
        return rect;
    }
    const auto picture = icons::pixmap(static_cast<icons::Meaning>(meaning.toInt()), colour,
                                       iconSize, painter.device()->devicePixelRatioF());
    painter.drawPixmap(QPointF(rect.left(), rect.center().y() - iconSize / 2.0), picture);
    return rect.adjusted(iconSize + padding * 3 / 4, 0, 0, 0);
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
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
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
    const auto ink =
        theme::colour(palette, roleOf(index, enabled ? theme::Role::Text : theme::Role::Muted));
    painter->setPen(ink);
    painter->setFont(fontOf(option, index));

    const auto rect =
        paintIcon(*painter, QRectF(option.rect).adjusted(padding, 0, -padding, -1), index, ink);
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
    const QFontMetricsF metrics(fontOf(option, index));
    const auto points = index.data(PointsRole);
    auto width = metrics.horizontalAdvance(index.data(Qt::DisplayRole).toString());
    if (points.isValid()) {
        width = numberWidth(fontOf(option, index), QStringLiteral("-1000")) +
                fractionWidth(fontOf(option, index));
    }
    if (index.data(IconRole).isValid()) {
        width += iconSize + padding;
    }
    return {static_cast<int>(width) + 2 * padding + 2, rowHeight_};
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
}

} // namespace desk
