#include "numbers.h"

#include "app/texts/numbers.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace desk {
namespace {

qreal digitWidth(const QFontMetricsF& metrics)
{
    qreal widest = 0;
    for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
        widest = std::max(widest, metrics.horizontalAdvance(QChar(digit)));
    }
    return widest;
}

qreal widthOf(const QFontMetricsF& metrics, qreal digit, QChar character)
{
    return character.isDigit() && character.unicode() <= u'9'
               ? digit
               : metrics.horizontalAdvance(character);
}

/// The text in front of the fraction or the decimals.
QString wholeOf(const QString& text)
{
    const auto isPart = [](QChar character) {
        return !character.isDigit() && character != QChar(u'−') && character != QChar(u'-');
    };
    const auto end = std::find_if(text.begin(), text.end(), isPart);
    return text.left(end - text.begin());
}

} // namespace

qreal numberWidth(const QFont& font, const QString& text)
{
    const QFontMetricsF metrics(font);
    const auto digit = digitWidth(metrics);
    qreal width = 0;
    for (const auto character : text) {
        width += widthOf(metrics, digit, character);
    }
    return width;
}

void paintNumber(QPainter& painter, const QRectF& rect, const QString& text,
                 Qt::Alignment alignment)
{
    const QFontMetricsF metrics(painter.font());
    const auto digit = digitWidth(metrics);
    const auto width = numberWidth(painter.font(), text);
    qreal left = rect.left();
    if (alignment.testFlag(Qt::AlignRight)) {
        left = rect.right() - width;
    } else if (alignment.testFlag(Qt::AlignHCenter)) {
        left = rect.center().x() - width / 2;
    }
    const auto baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    for (const auto character : text) {
        const auto own = metrics.horizontalAdvance(character);
        const auto room = widthOf(metrics, digit, character);
        painter.drawText(QPointF(left + (room - own) / 2, baseline), QString(character));
        left += room;
    }
}

qreal fractionWidth(const QFont& font)
{
    return QFontMetricsF(font).horizontalAdvance(QChar(u'¾'));
}

void paintPoints(QPainter& painter, const QRectF& rect, scoring::MatchPoints points,
                 const QLocale& locale)
{
    const auto text = texts::matchPointsText(points, locale);
    const auto whole = wholeOf(text);
    const auto line = rect.right() - fractionWidth(painter.font());
    auto fraction = rect;
    fraction.setLeft(line);
    // A fraction of its own has no whole number before it, and still begins at the line.
    paintNumber(painter, QRectF(rect.topLeft(), QPointF(line, rect.bottom())), whole);
    paintNumber(painter, fraction, text.mid(whole.size()), Qt::AlignLeft);
}

} // namespace desk
