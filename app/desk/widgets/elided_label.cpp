#include "app/desk/widgets/elided_label.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace desk {

QSize ElidedLabel::minimumSizeHint() const
{
    constexpr int fewestCharacters = 5;
    auto size = QLabel::minimumSizeHint();
    size.setWidth(std::min(size.width(), fewestCharacters * fontMetrics().horizontalAdvance(u'm')));
    return size;
}

bool ElidedLabel::isElided() const
{
    return fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        setToolTip(isElided() ? text() : QString());
    }
    return QLabel::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QRect room = contentsRect();
    style()->drawItemText(
        &painter, room, static_cast<int>(alignment().toInt()), palette(), isEnabled(),
        fontMetrics().elidedText(text(), Qt::ElideRight, room.width()), foregroundRole());
}

} // namespace desk
