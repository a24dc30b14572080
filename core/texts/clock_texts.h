#pragma once

#include "core/texts/translation.h"

#include <QDateTime>
#include <QString>

#include <cstdint>

/// Clocks and times of day as people read them.
namespace texts {

/// "12:28", from an hour on "1:05:00"; overtime: "+0:34".
QString clockText(std::int64_t secondsLeft);

/// "21:27", or in the language's format, in the reader's time zone.
QString timeOfDayText(const QDateTime& moment);

} // namespace texts
