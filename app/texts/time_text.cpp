#include "time_text.h"

#include "translation.h"

namespace texts {

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

QString timeText(const QDateTime& time)
{
    const QDateTime here = time.toLocalTime();
    return QStringLiteral("%1 %2").arg(dayText(here.date()),
                                       here.time().toString(QStringLiteral("HH:mm:ss")));
}

} // namespace texts
