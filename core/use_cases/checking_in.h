#pragma once

#include "core/change/change.h"
#include "core/model/registration.h"
#include "core/model/result.h"
#include "core/use_cases/situation.h"

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

/// Somebody expected, or not present, is here, and has paid if requested. Someone waiting
/// needs a free place when it is their turn. For someone already here only an open payment is
/// taken; otherwise it is refused, with the desk and the time of that check-in if the journal knows
/// them. Place: "/participant".
Result<Change> checkIn(const Situation& now, StartNumber number, StartFee fee);
/// The same without looking at the journal. Without a round the person is present from the one
/// after that being played on.
Result<Change> arrivalOf(const Tournament& tournament, StartNumber number, StartFee fee,
                         std::optional<RoundNumber> from = std::nullopt);

/// Gives people a status. Anyone put on the waiting list goes to its end; anyone expected who is
/// put there after the deadline loses the place as by releasePlaces(). Someone who was here and is
/// expected is registered now if no time is known. Refused for those who take part, and where
/// places are missing. Places: "/<index>/status".
Result<Change> changeStatus(const Situation& now, const std::vector<StartNumber>& numbers,
                            Attendance status);

/// Carries out a proposal: released people lose their place (hasLostPlace()), and those who move up
/// after the deadline keep theirs (keepsPlace()). Refused as ClubFault::ChangedMeanwhile where
/// somebody is no longer where the proposal saw them. Places: "/released/<index>/status",
/// "/movingUp/<index>/status".
Result<Change> releasePlaces(const Situation& now, const PlaceRelease& release);

} // namespace core
