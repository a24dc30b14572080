#pragma once

#include <QDateTime>
#include <QLocale>
#include <QString>

namespace texts {

/// The language's short form of a day, but with the whole year.
QString dayFormat(const QLocale& locale);

/// A day in the language's manner, with its whole year: "17/10/2026".
QString dayText(QDate day);

/// Date and time of day where the reader is: "17/10/2026 20:15:03".
QString timeText(const QDateTime& time);

} // namespace texts
