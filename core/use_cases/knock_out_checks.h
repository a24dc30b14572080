#pragma once

#include "core/refusal.h"
#include "seating_rounds.h"

#include <cstdint>
#include <set>
#include <vector>

/// What the next rounds of a knock-out have to look like; nothing to refuse in other events.
namespace core {

/// Why so many further rounds cannot be seated now: more than one, the round before has tables
/// without a decision, or there is a winner. Place: "/rounds".
Refusals knockOutRefusals(const Tournament& tournament, std::int32_t rounds);

/// The same for plans of new rounds, and why they cannot take whom they take: people who are out.
/// Places as for addRounds().
Refusals knockOutRefusals(const Tournament& tournament, const std::vector<RoundPlan>& plans);

/// Why other people than those `alreadyIn` cannot come into a round that is there: they are out.
/// Places as for changeSeating().
Refusals admissionRefusals(const Tournament& tournament, const RoundPlan& plan,
                           const std::set<StartNumber>& alreadyIn);

} // namespace core
