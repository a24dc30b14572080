#pragma once

#include "core/model/schedule_entry.h"

#include <QString>

#include <cstdint>
#include <variant>
#include <vector>

namespace desk {

/// The schedule as typed, one entry per line: "19:00 Round 1", "15 min Supper", "Round 2".
QString scheduleText(const std::vector<core::ScheduleEntry>& schedule);

/// An unreadable line, counted from 1.
struct UnreadLine
{
    std::int32_t number = 1;

    friend bool operator==(UnreadLine, UnreadLine) = default;
};

/// Parses it; blank lines are skipped. A line has an optional time of day, then a word with the
/// round's number, or the minutes of a break and optionally its name.
std::variant<std::vector<core::ScheduleEntry>, UnreadLine> typedSchedule(const QString& text);

} // namespace desk
