#pragma once

#include <QDate>

#include <optional>

namespace core {

/// Days, both included; unlimited on a side without one.
struct DaySpan
{
    std::optional<QDate> from = std::nullopt;
    std::optional<QDate> until = std::nullopt;

    [[nodiscard]] bool isLimited() const { return from || until; }
    /// Without a day: whether there is no limit at all.
    [[nodiscard]] bool contains(std::optional<QDate> day) const
    {
        return day ? (!from || *from <= *day) && (!until || *day <= *until) : !isLimited();
    }
    /// The calendar year, if the span is exactly one.
    [[nodiscard]] std::optional<int> year() const;
    friend bool operator==(const DaySpan&, const DaySpan&) = default;
};

DaySpan spanOfYear(int year);

} // namespace core
