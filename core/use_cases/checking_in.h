#pragma once

#include "core/change/change.h"
#include "core/model/registration.h"
#include "core/model/result.h"
#include "core/use_cases/situation.h"

#include <optional>
#include <vector>

/// Check-in: who registered, who has come, who moves up. Each function checks the request and
/// returns the change or why it is refused.
namespace core {

/// The same person marked as here, and present from that round on.
Participant arrived(Participant person, RoundNumber round);

/// Somebody expected, or not present, is here; empty if they are already. Someone waiting needs a
/// free place when it is their turn. Without a round the person is present from the one after that
/// being played on. Place: "/participant". enterAtDoor() is the use case.
Result<Change> arrivalOf(const Tournament& tournament, StartNumber number,
                         std::optional<RoundNumber> from = std::nullopt);
/// That somebody has to keep waiting, at that place of the waiting list.
Refusal onWaitingList(StartNumber number, int turn, const Pointer& place);
/// That somebody is here already, with the desk and the time of the check-in if the journal of the
/// evening knows them. Place: "/participant".
Refusal hereAlready(Reader& stored, TournamentId id, const Participant& person);

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
