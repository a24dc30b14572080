#pragma once

#include <QDate>

#include <optional>

namespace core {

/// Days, both included; without one there is no limit on that side.
struct DaySpan
{
    std::optional<QDate> from = std::nullopt;
    std::optional<QDate> until = std::nullopt;

    [[nodiscard]] bool isLimited() const { return from || until; }
    /// A day; without one whether there is no limit at all.
    [[nodiscard]] bool contains(std::optional<QDate> day) const
    {
        return day ? (!from || *from <= *day) && (!until || *day <= *until) : !isLimited();
    }
    /// The calendar year, if it is exactly one.
    [[nodiscard]] std::optional<int> year() const;
    friend bool operator==(const DaySpan&, const DaySpan&) = default;
};

DaySpan spanOfYear(int year);

} // namespace core
