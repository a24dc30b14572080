#include "core/texts/clock_texts.h"

#include <QLocale>

#include <cstdlib>

namespace texts {

using namespace Qt::Literals::StringLiterals;

QString clockText(std::int64_t secondsLeft)
{
    constexpr std::int64_t inMinute = 60;
    constexpr std::int64_t inHour = 60 * inMinute;
    const std::int64_t seconds = std::abs(secondsLeft);
    const auto twoDigits = [](std::int64_t number) {
        return u"%1"_s.arg(number, 2, 10, QLatin1Char('0'));
    };
    const QString hours = seconds >= inHour ? QString::number(seconds / inHour) + u':' : QString();
    const auto minutes = seconds % inHour / inMinute;
    return (secondsLeft < 0 ? u"+"_s : QString()) + hours +
           (hours.isEmpty() ? QString::number(minutes) : twoDigits(minutes)) + u':' +
           twoDigits(seconds % inMinute);
}

QString timeOfDayText(const QDateTime& moment)
{
    return locale().toString(moment.toLocalTime().time(), QLocale::ShortFormat);
}

} // namespace texts
