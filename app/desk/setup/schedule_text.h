#pragma once

#include "core/schedule_entry.h"

#include <QString>

#include <cstdint>
#include <variant>
#include <vector>

namespace desk {

/// The schedule as it is typed, a line each: "19:00 Round 1", "15 min Supper", "Round 2".
QString scheduleText(const std::vector<core::ScheduleEntry>& schedule);

/// A line that is none of the schedule, counted from 1.
struct UnreadLine
{
    std::int32_t number = 1;

    friend bool operator==(UnreadLine, UnreadLine) = default;
};

/// Reads it back; blank lines are left out. A line is perhaps a time of day, then a word with the
/// round's number or the minutes of a break and perhaps its name.
std::variant<std::vector<core::ScheduleEntry>, UnreadLine> typedSchedule(const QString& text);

} // namespace desk
