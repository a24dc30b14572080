#pragma once

#include "core/player.h"
#include "core/result.h"
#include "core/tournament.h"
#include "core/use_cases/enrolling.h"

#include <optional>
#include <vector>

/// Changes that the commands of the page make to the participants.
namespace desk {

class Newcomers;
class Session;

using Numbers = std::vector<core::StartNumber>;

/// That player; without a number the next free one is given.
core::Enrolment enrolmentOf(const core::Player& player,
                            std::optional<core::StartNumber> number = std::nullopt);

/// Enrols people in the open tournament and enters those in the player directory who are not there
/// yet: the newcomers. Returns the numbers given.
core::Result<Numbers> enrol(Session& session, const std::vector<core::Enrolment>& people,
                            Newcomers& newcomers);

/// The round to be drawn next, or the one that is still a draft.
core::RoundNumber roundToCome(const core::Tournament& tournament);

/// Whether somebody has a seat or a bye in any round.
bool isSeated(const core::Tournament& tournament, core::StartNumber number);

/// All of them present in that round, or, if all are, all absent.
std::vector<core::Participant> presenceToggled(const core::Tournament& tournament,
                                               const Numbers& numbers, core::RoundNumber round);

/// All have paid what they owe, or, if all have, nobody has paid anything.
std::vector<core::Participant> paidToggled(const core::Tournament& tournament,
                                           const Numbers& numbers);

/// They play until the round before that one.
std::vector<core::Participant> withdrawnFrom(const core::Tournament& tournament,
                                             const Numbers& numbers, core::RoundNumber round);

} // namespace desk
