#include "app/desk/hall/device_words.h"

#include "app/hall/helper_page.h"
#include "core/texts/clock_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace desk::words {
namespace {

class DeviceWords
{
    Q_DECLARE_TR_FUNCTIONS(DeviceWords)
};

} // namespace

QString pageOf(const web::HelperDevice& device)
{
    if (device.page == web::helperCheckInPath) {
        return DeviceWords::tr("Check-in");
    }
    if (device.page == web::helperSlipsPath) {
        return DeviceWords::tr("Open tables");
    }
    return device.page.startsWith(web::helperSlipsPath)
               ? DeviceWords::tr("Slip %1").arg(device.page.section(u'/', 3, 3))
               : DeviceWords::tr("Overview");
}

QStringList awayAmong(const std::vector<web::HelperDevice>& devices, const QDateTime& now)
{
    constexpr qint64 silence = 60;  // seconds: three beats
    constexpr qint64 minutes = 600; // Later than that, somebody has gone home.
    // Somebody who signed in again is here, whatever the device before says.
    const auto isNewest = [&devices](const web::HelperDevice& device) {
        return std::none_of(devices.begin(), devices.end(), [&device](const auto& other) {
            return other.helper == device.helper && other.heard > device.heard;
        });
    };
    QStringList away;
    for (const auto& device : devices) {
        const auto silent = device.heard.secsTo(now);
        const auto since = texts::timeOfDayText(device.heard.toLocalTime());
        if (device.unsent > 0) {
            away << DeviceWords::tr("%1: %n entries not sent yet (last contact %2).", nullptr,
                                    device.unsent)
                        .arg(device.name, since);
        } else if (isNewest(device) && silent > silence && silent < minutes) {
            away << DeviceWords::tr("%1: no contact since %2.").arg(device.name, since);
        }
    }
    return away;
}

} // namespace desk::words
