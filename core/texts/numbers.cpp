#include "core/texts/numbers.h"

#include "scoring/rules.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <cstdlib>

namespace texts {

using scoring::MatchPoints;

namespace {

class NumberTexts
{
    Q_DECLARE_TR_FUNCTIONS(NumberTexts)
};

constexpr std::int64_t centsPerEuro = 100;
constexpr char16_t minusSign = u'\u2212';

QString localised(const QString& decimal, const QLocale& locale)
{
    QString text = decimal;
    return text.replace(u'-', minusSign).replace(u'.', locale.decimalPoint());
}

/// `number` with its last digits as decimal places.
QString decimalText(std::int64_t number, int places, const QLocale& locale)
{
    QString digits =
        QString::number(number < 0 ? -number : number).rightJustified(places + 1, u'0');
    digits.insert(digits.size() - places, u'.');
    return localised(number < 0 ? u'-' + digits : digits, locale);
}

/// The remainder beside whole points, if there is a character for it.
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
    const std::int64_t units = points < MatchPoints() ? -points.units() : points.units();
    const std::int64_t divisor = MatchPoints::unitsPerPoint * games;
    const std::int64_t rounded = (units * 1000 + divisor / 2) / divisor;
    return decimalText(points < MatchPoints() ? -rounded : rounded, 3, locale);
}

QString centsText(std::int64_t cents, const QLocale& locale)
{
    return decimalText(cents, 2, locale);
}

QString amountText(std::int64_t cents, const QLocale& locale)
{
    const auto text = centsText(cents, locale);
    const auto point = text.indexOf(locale.decimalPoint());
    const auto whole = locale.toString(static_cast<qlonglong>(std::abs(cents) / centsPerEuro));
    return (cents < 0 ? QString(QChar(minusSign)) : QString()) + whole + text.mid(point);
}

QString moneyText(std::int64_t cents, const QLocale& locale, Cents shown)
{
    auto amount = amountText(cents, locale);
    if (shown == Cents::WhereAny && cents % centsPerEuro == 0) {
        amount.truncate(amount.lastIndexOf(locale.decimalPoint()));
    }
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

QString rankText(int rank, bool isShared)
{
    const QString number = QString::number(rank);
    return isShared ? u'=' + number : number;
}

QString seatLetter(std::size_t seat)
{
    return QChar(static_cast<char16_t>(u'A' + seat));
}

std::optional<std::size_t> seatOfLetter(const QString& letter)
{
    const QString upper = letter.toUpper();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(scoring::largestTable); ++seat) {
        if (upper == seatLetter(seat)) {
            return seat;
        }
    }
    return std::nullopt;
}

QString dayFormat(const QLocale& locale)
{
    QString format = locale.dateFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("yyyy"))) {
        format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    }
    return format;
}

QString dayText(QDate day)
{
    const QLocale locale = texts::locale();
    return locale.toString(day, dayFormat(locale));
}

QString writtenDayText(QDate day)
{
    // The language's long format includes the day of the week.
    const QLocale locale = texts::locale();
    static const QRegularExpression weekday(
        QStringLiteral("\\s*\\bdddd\\b[,.]?\\s*|,\\s*\\bdddd\\b"));
    auto format = locale.dateFormat(QLocale::LongFormat);
    return locale.toString(day, format.remove(weekday));
}

QString timeText(const QDateTime& time)
{
    const QDateTime here = time.toLocalTime();
    return QStringLiteral("%1 %2").arg(dayText(here.date()),
                                       here.time().toString(QStringLiteral("HH:mm:ss")));
}

} // namespace texts
