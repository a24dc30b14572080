#include "app/desk/widgets/numbers.h"

#include "core/texts/numbers.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace desk {
namespace {

/// The room for each character: for digits that of the widest.
class EvenDigits
{
public:
    explicit EvenDigits(const QFontMetricsF& metrics) : metrics_(metrics)
    {
        for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
            widest_ = std::max(widest_, metrics.horizontalAdvance(QChar(digit)));
        }
    }

    [[nodiscard]] qreal room(QChar character) const
    {
        const bool isDigit = character >= u'0' && character <= u'9';
        return isDigit ? widest_ : metrics_.horizontalAdvance(character);
    }
    [[nodiscard]] qreal room(const QString& text) const
    {
        return std::accumulate(
            text.begin(), text.end(), qreal{0},
            [this](qreal sum, QChar character) { return sum + room(character); });
    }

private:
    const QFontMetricsF& metrics_;
    qreal widest_ = 0;
};

} // namespace

QString wholeOf(const QString& text)
{
    const auto isPart = [](QChar character) {
        return !character.isDigit() && character != QChar(u'−') && character != QChar(u'-');
    };
    const auto end = std::find_if(text.begin(), text.end(), isPart);
    return text.left(end - text.begin());
}

qreal numberWidth(const QFont& font, const QString& text)
{
    const QFontMetricsF metrics(font);
    return EvenDigits(metrics).room(text);
}

void paintNumber(QPainter& painter, const QRectF& rect, const QString& text,
                 Qt::Alignment alignment)
{
    if (text.isEmpty()) {
        return;
    }
    const QFontMetricsF metrics(painter.font());
    const EvenDigits digits(metrics);
    const auto width = digits.room(text);
    qreal left = rect.left();
    if (alignment.testFlag(Qt::AlignRight)) {
        left = rect.right() - width;
    } else if (alignment.testFlag(Qt::AlignHCenter)) {
        left = rect.center().x() - width / 2;
    }
    const auto baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    for (const auto character : text) {
        const auto room = digits.room(character);
        const auto own = metrics.horizontalAdvance(character);
        painter.drawText(QPointF(left + (room - own) / 2, baseline), QString(character));
        left += room;
    }
}

qreal fractionWidth(const QFont& font)
{
    return QFontMetricsF(font).horizontalAdvance(QChar(u'¾'));
}

void paintPoints(QPainter& painter, const QRectF& rect, scoring::MatchPoints points)
{
    const auto text = texts::matchPointsText(points, QLocale());
    const auto whole = wholeOf(text);
    const auto line = rect.right() - fractionWidth(painter.font());
    auto fraction = rect;
    fraction.setLeft(line);
    // A fraction without a whole number still begins at the same position.
    paintNumber(painter, QRectF(rect.topLeft(), QPointF(line, rect.bottom())), whole);
    paintNumber(painter, fraction, text.mid(whole.size()), Qt::AlignLeft);
}

} // namespace desk
