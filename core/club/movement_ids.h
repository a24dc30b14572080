#pragma once

#include "core/club/cash.h"

#include <QDateTime>

#include <map>

namespace core {

/// An id for a movement booked at `time`: larger than those that this function has given to other
/// movements of the same second, so that they keep the order of booking.
///
/// Times are stored in whole seconds, and movements of one second are sorted by id. The id is a
/// UUID of version 7 (RFC 9562): 48 bits for the milliseconds since 1970 and 12 for a counter,
/// which runs on into the next millisecond where a clock was set back or another desk's is ahead.
/// The other 62 bits are random, so that copies of a club never give the same one.
CashMovementId nextMovementId(const std::map<CashMovementId, CashMovement>& booked,
                              const QDateTime& time);

} // namespace core
