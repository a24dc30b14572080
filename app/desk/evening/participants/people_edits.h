#pragma once

#include "core/model/player.h"
#include "core/model/result.h"
#include "core/model/tournament.h"
#include "core/use_cases/door.h"
#include "core/use_cases/enrolling.h"

#include <optional>
#include <vector>

/// Changes to participants made by commands of the page.
namespace desk {

class Newcomers;
class Session;

using Numbers = std::vector<core::StartNumber>;

/// That player; without a number the next free one is used.
core::Enrolment enrolmentOf(const core::Player& player,
                            std::optional<core::StartNumber> number = std::nullopt);

/// Enrols people in the open tournament and adds newcomers to the player directory. Returns the
/// numbers given.
core::Result<Numbers> enrol(Session& session, const std::vector<core::Enrolment>& people,
                            Newcomers& newcomers);

/// core::enterAtDoor() in the open tournament; those enrolled by that are in the player directory,
/// too.
core::Result<core::Change>
enterAtDoor(Session& session, const std::vector<core::DoorPerson>& people, Newcomers& newcomers);

/// enrol() for a list, from which people are updated or removed as ticked.
core::Result<Numbers> enrolList(Session& session, const std::vector<core::Enrolment>& people,
                                const core::ListTicks& ticks, Newcomers& newcomers);

/// The round to be drawn next, or still a draft.
core::RoundNumber roundToCome(const core::Tournament& tournament);

/// Whether somebody has a seat or a bye in any round.
bool isSeated(const core::Tournament& tournament, core::StartNumber number);

/// All present in that round or, if they already are, all absent.
std::vector<core::Participant> presenceToggled(const core::Tournament& tournament,
                                               const Numbers& numbers, core::RoundNumber round);

/// All fully paid or, if they already are, none paid.
std::vector<core::Participant> paidToggled(const core::Tournament& tournament,
                                           const Numbers& numbers);
/// All of them present in the round, with what is missing of their start fees paid. Among several,
/// those who have left stay away.
std::vector<core::Participant> hereAndPaid(const core::Tournament& tournament,
                                           const Numbers& numbers, core::RoundNumber round);

/// They last play in the round before that one.
std::vector<core::Participant> withdrawnFrom(const core::Tournament& tournament,
                                             const Numbers& numbers, core::RoundNumber round);

} // namespace desk
