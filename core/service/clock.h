#pragma once

#include "core/store/store.h"

#include <QDateTime>

#include <functional>

namespace core {

/// The current time as this computer tells it.
using WallClock = std::function<QDateTime()>;

/// The same for what a store keeps, in UTC: by the clock of its server, if it has one.
inline QDateTime timeOf(const Store& store, const WallClock& clock)
{
    return clock().toUTC().addMSecs(store.ahead().count());
}

} // namespace core
