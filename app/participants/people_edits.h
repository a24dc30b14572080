#pragma once

#include "core/tournament.h"

#include <optional>
#include <vector>

/// What the keys of the table do to those who are selected: the entries as they are to be.
namespace desk {

using Numbers = std::vector<core::StartNumber>;

/// The round that is to be drawn, or that is a draft still.
core::RoundNumber roundToCome(const core::Tournament& tournament);

/// The last round that somebody has to stay in; nothing if they stand in none.
std::optional<core::RoundNumber> lastRoundOf(const core::Tournament& tournament,
                                             core::StartNumber number);

/// All of them present in that round, or, if all are, all absent.
std::vector<core::Participant> presenceToggled(const core::Tournament& tournament,
                                               const Numbers& numbers, core::RoundNumber round);

/// All have paid the fee, or, if all have, nobody has paid anything.
std::vector<core::Participant> paidToggled(const core::Tournament& tournament,
                                           const Numbers& numbers, std::int64_t feeCents);

/// They play until before that round.
std::vector<core::Participant> withdrawnFrom(const core::Tournament& tournament,
                                             const Numbers& numbers, core::RoundNumber round);

/// How many are present in a round.
int presentIn(const core::Tournament& tournament, core::RoundNumber round);

} // namespace desk
