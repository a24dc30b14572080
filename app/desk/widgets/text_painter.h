#pragma once

#include "app/desk/frame/icons.h"

#include <QPainter>

namespace desk {

/// Paints texts and icons in the colours of a palette.
class TextPainter
{
public:
    /// Both outlive this.
    TextPainter(QPainter& painter, const QPalette& palette) : painter_(painter), palette_(palette)
    {}

    /// Sets size, weight and colour of the following texts.
    void use(int pixels, QFont::Weight weight, theme::Role role)
    {
        painter_.setFont(theme::font(pixels, weight));
        painter_.setPen(theme::colour(palette_, role));
    }
    /// One line, centred vertically; elided if too long.
    void text(const QRect& rect, const QString& text, Qt::Alignment alignment = Qt::AlignLeft)
    {
        painter_.drawText(rect, static_cast<int>((alignment | Qt::AlignVCenter).toInt()),
                          painter_.fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
    }
    /// On as many lines as fit, from the top.
    void wrapped(const QRect& rect, const QString& text)
    {
        painter_.drawText(rect, Qt::TextWordWrap, text);
    }
    /// At the left of the rect, centred vertically.
    void icon(const QRect& rect, icons::Meaning meaning, theme::Role role, int size = 16)
    {
        painter_.drawPixmap(rect.left(), rect.center().y() - size / 2 + 1,
                            icons::pixmap(meaning, theme::colour(palette_, role), size,
                                          painter_.device()->devicePixelRatioF()));
    }

    /// The background of a current row, with a bar on its left edge.
    void highlight(const QRect& rect, theme::Role ground, theme::Role bar)
    {
        constexpr int barWidth = 3;
        painter_.fillRect(rect, theme::colour(palette_, ground));
        painter_.fillRect(QRect(rect.topLeft(), QSize(barWidth, rect.height())),
                          theme::colour(palette_, bar));
    }

    /// For the text with the current settings.
    [[nodiscard]] int width(const QString& text) const
    {
        return painter_.fontMetrics().horizontalAdvance(text);
    }

protected:
    QPainter& painter_;
    const QPalette& palette_;
};

} // namespace desk
