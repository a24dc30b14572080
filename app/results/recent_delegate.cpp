#include "recent_model.h"

#include "app/widgets/list_style.h"
#include "app/widgets/numbers.h"

#include <QGuiApplication>
#include <QPainter>

namespace desk {
namespace {

constexpr int iconSize = 16;
constexpr int timeLeft = 24;
constexpr int placeLeft = 92;
constexpr int handsLeft = 222;
constexpr int pointsWidth = 140;
constexpr int endingWidth = 110;

} // namespace

void RecentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const auto* const model = qobject_cast<const RecentModel*>(index.model());
    if (model == nullptr) {
        return;
    }
    const RecentLine& line = model->line(index.row());
    const bool newest = index.row() + 1 == model->rowCount();
    // The list is transparent, so its own palette tells no tone.
    const QPalette palette = QGuiApplication::palette();
    painter->save();
    if ((option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) != 0) {
        QStyleOptionViewItem plain = option;
        plain.palette = palette;
        ListDelegate::paintGround(*painter, plain, index);
    } else {
        painter->setPen(theme::colour(palette, theme::Role::Line));
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }
    const QRect rect = option.rect.adjusted(0, 0, -2, -1);
    painter->drawPixmap(rect.left(), rect.center().y() - iconSize / 2 + 1,
                        icons::pixmap(line.icon, theme::colour(palette, line.role), iconSize,
                                      painter->device()->devicePixelRatioF()));
    const auto ink = newest ? theme::Role::Text : theme::Role::Muted;
    const auto use = [&](QFont::Weight weight) {
        painter->setFont(theme::font(13, weight));
        painter->setPen(theme::colour(palette, ink));
    };
    const auto write = [&](int left, int width, const QString& text) {
        const QRect part(rect.left() + left, rect.top(), width, rect.height());
        painter->drawText(part, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, width));
    };
    const int endingLeft = rect.width() - pointsWidth - endingWidth;
    use(QFont::Normal);
    paintNumber(*painter,
                QRectF(rect.left() + timeLeft, rect.top(), placeLeft - timeLeft, rect.height()),
                line.time, Qt::AlignLeft);
    write(handsLeft, endingLeft - handsLeft - 6, line.hands);
    write(endingLeft, endingWidth, line.ending.text);
    use(QFont::DemiBold);
    write(placeLeft, handsLeft - placeLeft - 4, line.place);
    painter->drawText(rect, Qt::AlignRight | Qt::AlignVCenter, line.points);
    painter->restore();
}

QSize RecentDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                               const QModelIndex& /*index*/) const
{
    return {0, rowHeight};
}

} // namespace desk
