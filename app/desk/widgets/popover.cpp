#include "app/desk/widgets/popover.h"

#include "app/desk/frame/theme.h"

#include <QGuiApplication>
#include <QScreen>

#include <algorithm>

namespace desk {

Popover::Popover(QWidget* parent) : QFrame(parent, Qt::Popup | Qt::FramelessWindowHint)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("popover"));
    setAttribute(Qt::WA_StyledBackground);
    setStyleSheet(QStringLiteral(
                      "desk--Popover { background: %1; border: 1px solid %2; border-radius: 8px; }")
                      .arg(theme::colour(palette(), theme::Role::Base).name(),
                           theme::colour(palette(), theme::Role::Strong).name()));
}

void Popover::showAt(QWidget* widget, const QRect& rect)
{
    adjustSize();
    constexpr int distance = 6;
    const auto screen = widget->screen()->availableGeometry();
    auto place = widget->mapToGlobal(rect.bottomLeft()) + QPoint(0, distance);
    if (place.y() + height() > screen.bottom()) {
        place.setY(widget->mapToGlobal(rect.topLeft()).y() - distance - height());
    }
    place.setX(
        std::clamp(place.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
    place.setY(std::max(place.y(), screen.top()));
    move(place);
    show();
    setFocus();
}

} // namespace desk
