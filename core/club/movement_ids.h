#pragma once

#include "core/club/cash.h"

#include <QDate>
#include <QDateTime>
#include <QString>

#include <map>
#include <optional>

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

/// Whether that function gave these ids directly one after the other, at the same time. Two of one
/// booking had equal times and counters before.
bool isNext(const CashMovementId& first, const CashMovementId& second);

/// The id of start fees kept of a deleted evening, a UUID of version 5: the same in every copy of
/// the club, however the way and the box are spelled. `day` is the one they count on, if known.
CashMovementId keptFeeId(const TournamentUuid& evening, std::optional<QDate> day,
                         const QString& way, const QString& box);
/// Whether it has such an id.
bool isKeptFee(const CashMovement& movement);

} // namespace core
