#include "emblem.h"

#include "theme.h"

#include <QPainter>

#include <array>

namespace desk {
namespace {

/// Stones look the same in light and dark.
constexpr std::array<QRgb, 4> inks = {0xB3261E, 0x1F5FBF, 0x1A1F24, 0xB07A00};
constexpr QRgb stone = 0xFBF9F4;
constexpr QRgb edge = 0xC9C2B4;

void paintStone(QPainter& painter, const QRectF& rect, QRgb ink)
{
    const auto radius = rect.width() * 0.14;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgb(edge));
    painter.drawRoundedRect(rect.translated(0, rect.height() * 0.03), radius, radius);
    painter.setPen(QPen(QColor::fromRgb(edge), rect.width() * 0.025));
    painter.setBrush(QColor::fromRgb(stone));
    painter.drawRoundedRect(rect, radius, radius);
    painter.setPen(QColor::fromRgb(ink));
    painter.setFont(theme::font(static_cast<int>(rect.height() * 0.42), QFont::Bold));
    painter.drawText(rect.adjusted(0, 0, 0, -rect.height() * 0.25), Qt::AlignCenter,
                     QStringLiteral("7"));
    painter.setPen(QPen(QColor::fromRgb(ink), rect.width() * 0.045));
    painter.setBrush(Qt::NoBrush);
    const auto dot = rect.width() * 0.085;
    painter.drawEllipse(QPointF(rect.center().x(), rect.bottom() - rect.height() * 0.2), dot, dot);
}

} // namespace

void paintEmblem(QPainter& painter, const QRectF& rect)
{
    constexpr qreal gapShare = 0.03;
    constexpr qreal heightOfWidth = 1.32;
    const auto gap = rect.width() * gapShare;
    const auto width = (rect.width() - 3 * gap) / 4;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    auto left = rect.left();
    for (const auto ink : inks) {
        paintStone(painter, QRectF(left, rect.top(), width, width * heightOfWidth), ink);
        left += width + gap;
    }
    painter.restore();
}

} // namespace desk
