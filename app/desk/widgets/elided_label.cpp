#include "app/desk/widgets/elided_label.h"

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

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const auto room = contentsRect();
    style()->drawItemText(&painter, room, static_cast<int>(alignment()), palette(), isEnabled(),
                          fontMetrics().elidedText(text(), Qt::ElideRight, room.width()),
                          foregroundRole());
}

} // namespace desk
