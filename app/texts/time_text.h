#pragma once

#include <QDateTime>
#include <QString>

namespace texts {

/// Date and time of day where the reader is: "2026-05-14 20:15:03".
QString timeText(const QDateTime& time);

/// A day in the language's manner, with its whole year: "17/10/2026".
QString dayText(QDate day);

} // namespace texts
