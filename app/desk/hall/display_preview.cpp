#include "app/desk/hall/display_preview.h"

#include "app/desk/hall/display_painter.h"
#include "app/desk/hall/hall_display.h"

#include <QPainter>

namespace desk {
namespace {

constexpr QSize proportion(16, 9);
constexpr int usualWidth = 376;
constexpr int usualHeight = usualWidth * proportion.height() / proportion.width();

} // namespace

DisplayPreview::DisplayPreview(HallDisplay& display, QWidget* parent)
    : QWidget(parent), display_(display)
{
    setObjectName(QStringLiteral("displayPreview"));
    setAccessibleName(tr("What the hall sees"));
    setFixedSize(usualWidth, usualHeight);
    connect(&display_, &HallDisplay::changed, this, qOverload<>(&QWidget::update));
}

QSize DisplayPreview::sizeHint() const
{
    return {usualWidth, usualHeight};
}

void DisplayPreview::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintDisplay(painter, QRectF(rect()).adjusted(1, 1, -1, -1), display_.content(), palette());
    painter.setPen(theme::colour(palette(), theme::Role::Strong));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace desk
