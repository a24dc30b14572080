#include "core/club/day_span.h"

namespace core {

std::optional<int> DaySpan::year() const
{
    return from && *this == spanOfYear(from->year()) ? std::optional(from->year()) : std::nullopt;
}

DaySpan spanOfYear(int year)
{
    const QDate first(year, 1, 1);
    return {first, first.addYears(1).addDays(-1)};
}

} // namespace core
