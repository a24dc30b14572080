#include "numbers.h"

#include <QCoreApplication>

#include <array>
#include <optional>

namespace texts {

using scoring::MatchPoints;

namespace {

class NumberTexts
{
    Q_DECLARE_TR_FUNCTIONS(NumberTexts)
};

constexpr char16_t minusSign = u'\u2212';

QString localised(const QString& decimal, const QLocale& locale)
{
    QString text = decimal;
    return text.replace(u'-', minusSign).replace(u'.', locale.decimalPoint());
}

/// What is left beside whole points, where there is a sign for it.
std::optional<QString> fractionSign(std::int64_t units)
{
    struct Sign
    {
        std::int64_t parts;
        std::int64_t whole;
        char16_t sign;
    };
    constexpr std::array signs = {Sign{1, 2, u'½'}, Sign{1, 3, u'⅓'}, Sign{2, 3, u'⅔'},
                                  Sign{1, 4, u'¼'}, Sign{3, 4, u'¾'}};
    if (units == 0) {
        return QString();
    }
    for (const auto& [parts, whole, sign] : signs) {
        if (units * whole == parts * MatchPoints::unitsPerPoint) {
            return QString(QChar(sign));
        }
    }
    return std::nullopt;
}

} // namespace

QString matchPointsText(MatchPoints points, const QLocale& locale)
{
    const bool negative = points < MatchPoints();
    const std::int64_t units = negative ? -points.units() : points.units();
    const auto fraction = fractionSign(units % MatchPoints::unitsPerPoint);
    if (!fraction) {
        return localised(QString::fromStdString(decimalText(points, 2)), locale);
    }
    const std::int64_t whole = units / MatchPoints::unitsPerPoint;
    const QString digits = whole == 0 && !fraction->isEmpty() ? QString() : QString::number(whole);
    return (negative ? QString(QChar(minusSign)) : QString()) + digits + *fraction;
}

QString meanText(MatchPoints points, std::int64_t games, const QLocale& locale)
{
    constexpr std::int64_t thousandths = 1000;
    constexpr int places = 3;
    const bool negative = points < MatchPoints();
    const std::int64_t units = negative ? -points.units() : points.units();
    const std::int64_t divisor = MatchPoints::unitsPerPoint * games;
    const std::int64_t rounded = (units * thousandths + divisor / 2) / divisor;
    const QString text = QStringLiteral("%1.%2")
                             .arg(rounded / thousandths)
                             .arg(rounded % thousandths, places, 10, QChar(u'0'));
    return localised(negative && rounded != 0 ? u'-' + text : text, locale);
}

QString centsText(std::int64_t cents, const QLocale& locale)
{
    constexpr std::int64_t centsPerEuro = 100;
    const bool negative = cents < 0;
    const std::int64_t amount = negative ? -cents : cents;
    const QString text = QStringLiteral("%1.%2")
                             .arg(amount / centsPerEuro)
                             .arg(amount % centsPerEuro, 2, 10, QChar(u'0'));
    return localised(negative ? u'-' + text : text, locale);
}

QString moneyText(std::int64_t cents, const QLocale& locale)
{
    constexpr std::int64_t centsPerEuro = 100;
    const QString amount = cents % centsPerEuro == 0
                               ? localised(QString::number(cents / centsPerEuro), locale)
                               : centsText(cents, locale);
    return NumberTexts::tr("%1 €").arg(amount);
}

QString ordinalText(int place)
{
    constexpr int hundred = 100;
    constexpr int ten = 10;
    const bool isTeen = place % hundred / ten == 1;
    switch (isTeen ? 0 : place % ten) {
    case 1:
        return NumberTexts::tr("%1st").arg(place);
    case 2:
        return NumberTexts::tr("%1nd").arg(place);
    case 3:
        return NumberTexts::tr("%1rd").arg(place);
    default:
        return NumberTexts::tr("%1th").arg(place);
    }
}

QString placeText(int place, bool shared)
{
    return shared ? NumberTexts::tr("shared %1 place").arg(ordinalText(place))
                  : NumberTexts::tr("%1 place").arg(ordinalText(place));
}

} // namespace texts
