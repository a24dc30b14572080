#pragma once

#include "core/model/refusal.h"
#include "core/use_cases/seating_rounds.h"

#include <cstdint>
#include <set>
#include <vector>

/// The rules for further rounds of a knock-out; other events are never refused.
namespace core {

/// Why that many further rounds cannot be seated now: more than one, the previous round has
/// undecided tables, or there is a winner. Place: "/rounds".
Refusals knockOutRefusals(const Tournament& tournament, std::int32_t rounds);

/// The same for plans of new rounds; also refuses people who are out.
/// Places as for addRounds().
Refusals knockOutRefusals(const Tournament& tournament, const std::vector<RoundPlan>& plans);

/// Refuses people who are out in an existing round, except those `alreadyIn`.
/// Places as for changeSeating().
Refusals admissionRefusals(const Tournament& tournament, const RoundPlan& plan,
                           const std::set<StartNumber>& alreadyIn);

} // namespace core
