#pragma once

#include "app/desk/frame/theme.h"
#include "core/model/schedule.h"

#include <QString>

/// The clock in words, on the page, in the page list and in the hall.
namespace desk {

/// "Round 3 of 4 is running".
QString clockTitle(const core::Settings& settings, const core::Round* round,
                   core::ClockState state);
/// "12 of 35 minutes left", "3 minutes over".
QString minutesText(const core::ClockReading& reading);
/// The colour of the time; `warning` as from RoundTimer.
theme::Role clockRole(const core::ClockReading& reading, std::optional<int> warning);
/// "Start no new game", "Time is over"; empty without a warning.
QString warningText(std::optional<int> warning);
/// "Round 3", "Break", or the break's own name.
QString entryText(const core::ScheduleEntry& entry);

} // namespace desk
