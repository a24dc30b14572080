#pragma once

#include "core/change.h"
#include "core/registration.h"
#include "core/result.h"

#include <QDateTime>

#include <cstdint>
#include <optional>
#include <vector>

/// Check-in: who registered, who has come, who moves up. Each function checks the request and
/// returns the change or why it is refused.
namespace core {

enum class StartFee : std::uint8_t {
    AsBefore,
    PaidNow, ///< In full.
};

/// The same person marked as here, and present from that round on.
Participant arrived(Participant person, RoundNumber round);

/// Checks in somebody expected or not present, with payment if requested. Somebody waiting needs a
/// free place and must be next. For somebody already here only an open payment is taken; otherwise
/// it is refused. Without a round, presence starts after the round being played. Place:
/// "/participant".
Result<Change> checkIn(const Tournament& tournament, StartNumber number, StartFee fee,
                       std::optional<RoundNumber> from = std::nullopt);

/// Sets people's status; anyone who was here and becomes waiting or expected is registered `now` if
/// the time is unknown. Refused for people who already play, and if places run out. Places:
/// "/<index>/status".
Result<Change> changeStatus(const Tournament& tournament, const std::vector<StartNumber>& numbers,
                            Attendance status, const QDateTime& now);

/// Carries out a proposal: released people go to the end of the waiting list, as if registered
/// `now`. Refused as ClubFault::ChangedMeanwhile if somebody's status has changed since. Places:
/// "/released/<index>/status", "/movingUp/<index>/status".
Result<Change> releasePlaces(const Tournament& tournament, const PlaceRelease& release,
                             const QDateTime& now);

} // namespace core
