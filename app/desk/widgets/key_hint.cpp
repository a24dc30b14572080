#include "app/desk/widgets/key_hint.h"

#include "app/desk/frame/theme.h"

#include <QPainter>

#include <cmath>

namespace desk {
namespace {

constexpr int capPixels = 11;
constexpr int textPixels = 12;
constexpr qreal capPadding = 6;
constexpr qreal capHeight = 20;
constexpr int gap = 6;

QFont capFont()
{
    return theme::font(capPixels, QFont::Medium);
}

} // namespace

QSizeF keyCapSize(const QString& key)
{
    const QFontMetricsF metrics(capFont());
    return {std::max(metrics.horizontalAdvance(key) + 2 * capPadding, capHeight), capHeight};
}

QRectF paintKeyCap(QPainter& painter, QPointF leftMiddle, const QString& key,
                   const QPalette& palette)
{
    const auto size = keyCapSize(key);
    const QRectF cap(QPointF(leftMiddle.x(), leftMiddle.y() - size.height() / 2), size);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme::colour(palette, theme::Role::Strong));
    painter.setBrush(theme::colour(palette, theme::Role::Base));
    constexpr qreal half = 0.5;
    constexpr qreal radius = 4;
    painter.drawRoundedRect(cap.adjusted(half, half, -half, -half), radius, radius);
    painter.setPen(theme::colour(palette, theme::Role::Text));
    painter.setFont(capFont());
    painter.drawText(cap, Qt::AlignCenter, key);
    painter.restore();
    return cap;
}

KeyHint::KeyHint(const QString& key, const QString& text, QWidget* parent)
    : QWidget(parent), key_(key), text_(text)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(key + QStringLiteral(": ") + text);
}

KeyHint::KeyHint(const QKeySequence& key, const QString& text, QWidget* parent)
    // Both keys are called Enter on most keyboards.
    : KeyHint((key == QKeySequence(Qt::Key_Return) ? QKeySequence(Qt::Key_Enter) : key)
                  .toString(QKeySequence::NativeText),
              text, parent)
{}

QSize KeyHint::sizeHint() const
{
    const auto cap = keyCapSize(key_);
    const QFontMetricsF metrics(theme::font(textPixels));
    return {static_cast<int>(std::ceil(cap.width() + gap + metrics.horizontalAdvance(text_))) + 1,
            static_cast<int>(capHeight) + 2};
}

void KeyHint::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const auto cap = paintKeyCap(painter, QPointF(0, height() / 2.0), key_, palette());
    painter.setFont(theme::font(textPixels));
    painter.setPen(theme::colour(palette(), theme::Role::Muted));
    const QRectF rest(cap.right() + gap, 0, width() - cap.right() - gap, height());
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, text_);
}

} // namespace desk
