#include "numbers.h"

#include "app/texts/numbers.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <numeric>

namespace desk {
namespace {

/// The widths of a font's digits, each measured once.
class EvenDigits
{
public:
    explicit EvenDigits(const QFontMetricsF& metrics) : metrics_(metrics)
    {
        for (std::size_t digit = 0; digit < own_.size(); ++digit) {
            own_[digit] = metrics.horizontalAdvance(QChar(u'0' + static_cast<char16_t>(digit)));
        }
        widest_ = *std::max_element(own_.begin(), own_.end());
    }

    /// What the character takes by itself.
    [[nodiscard]] qreal own(QChar character) const
    {
        return isDigit(character) ? own_.at(static_cast<std::size_t>(character.digitValue()))
                                  : metrics_.horizontalAdvance(character);
    }
    /// The room it is given.
    [[nodiscard]] qreal room(QChar character) const
    {
        return isDigit(character) ? widest_ : metrics_.horizontalAdvance(character);
    }
    [[nodiscard]] qreal room(const QString& text) const
    {
        return std::accumulate(
            text.begin(), text.end(), qreal{0},
            [this](qreal sum, QChar character) { return sum + room(character); });
    }

private:
    static bool isDigit(QChar character) { return character >= u'0' && character <= u'9'; }

    const QFontMetricsF& metrics_;
    static constexpr std::size_t digitCount = 10;

    std::array<qreal, digitCount> own_{};
    qreal widest_ = 0;
};

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
        painter.drawText(QPointF(left + (room - digits.own(character)) / 2, baseline),
                         QString(character));
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
