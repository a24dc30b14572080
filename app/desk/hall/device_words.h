#pragma once

#include "app/hall/helper_devices.h"

#include <QStringList>

#include <vector>

/// Texts about the devices of helpers.
namespace desk::words {

/// What a device is on: "Check-in", "Slip 3-07-2".
QString pageOf(const web::HelperDevice& device);
/// Those that have something to send, or fell silent within the last minutes, a sentence each.
QStringList awayAmong(const std::vector<web::HelperDevice>& devices, const QDateTime& now);

} // namespace desk::words
