#pragma once

#include "core/model/registration.h"
#include "core/model/tournament.h"

#include <QDateTime>
#include <QString>

#include <vector>

/// Texts about check-in.
namespace desk::words {

/// "12 Anna Berg"; "6 Uwe Lang (Plauen)" where others have the name; the number alone if nobody has
/// it.
QString arrival(const core::Tournament& tournament, core::StartNumber number);
/// "Käthe Wolf, Jan Otto and 3 more": at most three names.
QString names(const core::Tournament& tournament, const std::vector<core::StartNumber>& numbers);
/// "waiting list, place 3".
QString waitingPlace(int place);

/// "19:30".
QString timeOfDay(QTime time);
/// Time to the deadline: "in 20 minutes", "passed". `now` is the local time of the venue.
QString timeLeft(const core::Settings& settings, const QDateTime& now);

} // namespace desk::words
