#pragma once

#include <QString>

#include <optional>

namespace platform {

/// The batteries of this computer, together.
struct Battery
{
    int percent = 0;            ///< 0 to 100.
    bool isDischarging = false; ///< No power comes from outside.
    std::optional<int> minutes; ///< Until they are empty; nothing: the system does not say.

    friend bool operator==(const Battery&, const Battery&) = default;
};

/// Nothing: there is none, or nothing is known about it.
std::optional<Battery> readBattery();

/// The same from a folder like Linux' /sys/class/power_supply. Batteries of mice and other devices
/// do not count.
std::optional<Battery> readBattery(const QString& folder);

} // namespace platform
