#include "app/desk/hall/qr_view.h"

#include "app/desk/frame/theme.h"
#include "reports/typeset/qr_code.h"

#include <QPainter>

#include <algorithm>

namespace desk {

namespace {

constexpr int usualSide = 200;
constexpr int quietModules = 4;

} // namespace

QrView::QrView(QWidget* parent) : QWidget(parent)
{
    setMinimumSize(usualSide, usualSide);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void QrView::setText(const QString& text, const QString& name)
{
    text_ = text;
    setAccessibleName(name);
    setAccessibleDescription(text);
    update();
}

QSize QrView::sizeHint() const
{
    return {usualSide, usualSide};
}

void QrView::paintEvent(QPaintEvent* /*event*/)
{
    if (text_.isEmpty()) {
        constexpr qreal radius = 6;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme::colour(palette(), theme::Role::Line), 1, Qt::DashLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
        return;
    }
    const auto code = typeset::qrCode(text_.toUtf8(), typeset::Correction::Medium);
    const int modules = code.side + 2 * quietModules;
    QPainter painter(this);
    // Whole screen pixels: half-grey edges are harder to read.
    const qreal scale = devicePixelRatioF();
    const int module = std::max(1, static_cast<int>(std::min(width(), height()) * scale) / modules);
    painter.scale(1 / scale, 1 / scale);
    const int left = (static_cast<int>(width() * scale) - modules * module) / 2;
    const int top = (static_cast<int>(height() * scale) - modules * module) / 2;
    painter.translate(left, top);
    const QColor light = theme::colour(theme::Tone::Light, theme::Role::Base);
    const QColor dark = theme::colour(theme::Tone::Light, theme::Role::Text);
    painter.fillRect(0, 0, modules * module, modules * module, light);
    for (int row = 0; row < code.side; ++row) {
        for (int column = 0; column < code.side; ++column) {
            if (code.isDark(column, row)) {
                painter.fillRect((column + quietModules) * module, (row + quietModules) * module,
                                 module, module, dark);
            }
        }
    }
}

} // namespace desk
