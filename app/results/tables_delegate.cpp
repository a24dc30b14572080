#include "tables_model.h"

#include "app/widgets/list_style.h"
#include "app/widgets/numbers.h"

#include <QPainter>

namespace desk {
namespace {

constexpr int rowHeight = 72;
constexpr int numberColumn = 34;
constexpr int textLeft = 49;
constexpr int lineHeight = 17;
constexpr int iconSize = 16;
constexpr int margin = 8;

void write(QPainter& painter, const QRect& rect, const QString& text,
           Qt::Alignment alignment = Qt::AlignLeft)
{
    const QFontMetrics metrics(painter.font());
    painter.drawText(rect, static_cast<int>((alignment | Qt::AlignVCenter).toInt()),
                     metrics.elidedText(text, Qt::ElideRight, rect.width()));
}

void use(QPainter& painter, const QPalette& palette, int pixels, QFont::Weight weight,
         theme::Role role)
{
    painter.setFont(theme::font(pixels, weight));
    painter.setPen(theme::colour(palette, role));
}

/// So that a number of up to five digits fits into its column.
int numberPixels(const QString& number)
{
    switch (number.size()) {
    case 1:
    case 2:
        return 20;
    case 3:
        return 15;
    default:
        return 10;
    }
}

/// The table at hand stays on tint while one types in its grid.
void paintGround(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    ListDelegate::paintGround(painter, option, index);
    if (option.state.testFlag(QStyle::State_Selected)) {
        constexpr int barWidth = 3;
        const QRect rect = option.rect.adjusted(0, 0, 0, -1);
        painter.fillRect(rect, theme::colour(option.palette, theme::Role::Tint));
        painter.fillRect(QRect(rect.topLeft(), QSize(barWidth, rect.height())),
                         theme::colour(option.palette, theme::Role::Accent));
    }
}

} // namespace

void TablesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const auto* const model = qobject_cast<const TablesModel*>(index.model());
    if (model == nullptr) {
        return;
    }
    const TableLine& line = model->line(index.row());
    const QPalette& palette = option.palette;
    painter->save();
    const QRect rect = option.rect.adjusted(0, 0, -margin, -1);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    paintGround(*painter, option, index);

    const auto number = QString::number(core::plain(line.number));
    use(*painter, palette, numberPixels(number), QFont::DemiBold,
        selected ? theme::Role::Accent : theme::Role::Text);
    QRect part(rect.left(), rect.top() + margin + 2, numberColumn, 22);
    paintNumber(*painter, part, number);

    part = QRect(rect.left() + textLeft, rect.top() + margin, rect.width() - textLeft, lineHeight);
    const QColor colour = theme::colour(palette, line.role);
    painter->drawPixmap(
        part.left(), part.center().y() - iconSize / 2 + 1,
        icons::pixmap(line.icon, colour, iconSize, painter->device()->devicePixelRatioF()));
    use(*painter, palette, 12, QFont::Normal, theme::Role::Muted);
    const int asideWidth = painter->fontMetrics().horizontalAdvance(line.aside);
    write(*painter, part, line.aside, Qt::AlignRight);
    use(*painter, palette, 13, QFont::DemiBold, line.role);
    write(*painter, part.adjusted(iconSize + 6, 0, -asideWidth - margin, 0), line.state);

    use(*painter, palette, 12, QFont::Normal, selected ? theme::Role::Text : theme::Role::Muted);
    for (const auto& names : line.names) {
        part.translate(0, lineHeight + 1);
        write(*painter, part, names);
    }
    painter->restore();
}

QSize TablesDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                               const QModelIndex& /*index*/) const
{
    return {0, rowHeight};
}

} // namespace desk
