#pragma once

#include "core/model/ids.h"

#include <QString>
#include <QTime>

#include <cstdint>
#include <optional>
#include <variant>

namespace core {

struct ScheduledBreak
{
    std::int32_t minutes = 15; ///< In roundMinutesRange.
    QString name = {};         ///< One line; empty: a break.

    friend bool operator==(const ScheduledBreak&, const ScheduledBreak&) = default;
};

/// A line of the schedule of the evening: a round, which lasts Settings::roundMinutes, or a break.
struct ScheduleEntry
{
    std::variant<RoundNumber, ScheduledBreak> what = RoundNumber{1};
    /// Not before that time of day, in whole minutes, in the tournament's time zone; nothing: as
    /// soon as the previous entry ends.
    std::optional<QTime> start = std::nullopt;

    friend bool operator==(const ScheduleEntry&, const ScheduleEntry&) = default;
};

} // namespace core
