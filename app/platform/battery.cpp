#include "app/platform/battery.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

namespace platform {
namespace {

using namespace Qt::Literals::StringLiterals;

QString wordIn(const QDir& supply, const QString& name)
{
    QFile file(supply.filePath(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readAll()).trimmed()
                                          : QString();
}

std::optional<std::int64_t> numberIn(const QDir& supply, const QString& name)
{
    bool isNumber = false;
    const auto number = wordIn(supply, name).toLongLong(&isNumber);
    return isNumber ? std::optional<std::int64_t>(number) : std::nullopt;
}

/// One battery: what it holds and gives, in µWh and µW, or in µAh and µA.
struct Charge
{
    std::int64_t now = 0;
    std::int64_t full = 0;
    std::int64_t flow = 0; ///< 0: not known.
};

std::optional<Charge> chargeOf(const QDir& supply)
{
    for (const auto& [amount, flow] :
         {std::pair(u"energy"_s, u"power_now"_s), std::pair(u"charge"_s, u"current_now"_s)}) {
        const auto now = numberIn(supply, amount + u"_now"_s);
        const auto full = numberIn(supply, amount + u"_full"_s);
        if (now && full && *full > 0) {
            // Some systems count what flows out as negative.
            return Charge{*now, *full, std::abs(numberIn(supply, flow).value_or(0))};
        }
    }
    constexpr std::int64_t whole = 100;
    const auto percent = numberIn(supply, u"capacity"_s);
    return percent ? std::optional(Charge{*percent, whole, 0}) : std::nullopt;
}

bool isOfComputer(const QDir& supply)
{
    return wordIn(supply, u"type"_s) == u"Battery" && wordIn(supply, u"scope"_s) != u"Device" &&
           wordIn(supply, u"present"_s) != u"0";
}

int percentOf(const Charge& charge)
{
    constexpr std::int64_t whole = 100;
    return static_cast<int>(std::clamp<std::int64_t>(whole * charge.now / charge.full, 0, whole));
}

} // namespace

std::optional<Battery> readBattery(const QString& folder)
{
    const QDir supplies(folder);
    Charge all;
    bool isDischarging = false;
    for (const auto& name : supplies.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QDir supply(supplies.filePath(name));
        const auto charge = isOfComputer(supply) ? chargeOf(supply) : std::nullopt;
        if (charge) {
            all = {all.now + charge->now, all.full + charge->full, all.flow + charge->flow};
            isDischarging = isDischarging || wordIn(supply, u"status"_s) == u"Discharging";
        }
    }
    if (all.full == 0) {
        return std::nullopt;
    }
    constexpr std::int64_t minutesPerHour = 60;
    const bool isKnown = isDischarging && all.flow > 0;
    return Battery{percentOf(all), isDischarging,
                   isKnown ? std::optional(static_cast<int>(all.now * minutesPerHour / all.flow))
                           : std::nullopt};
}

#ifdef Q_OS_WIN

std::optional<Battery> readBattery()
{
    SYSTEM_POWER_STATUS status;
    constexpr int whole = 100;
    if (GetSystemPowerStatus(&status) == 0 || status.BatteryLifePercent > whole) {
        return std::nullopt;
    }
    constexpr DWORD unknown = 0xFFFFFFFF;
    constexpr int secondsPerMinute = 60;
    const auto seconds = status.BatteryLifeTime;
    return Battery{status.BatteryLifePercent, status.ACLineStatus == 0,
                   seconds != unknown ? std::optional(static_cast<int>(seconds) / secondsPerMinute)
                                      : std::nullopt};
}

#else

std::optional<Battery> readBattery()
{
    return readBattery(u"/sys/class/power_supply"_s);
}

#endif

} // namespace platform
