#pragma once

#include "core/change/change.h"
#include "core/model/result.h"
#include "core/ranking/standings.h"

#include <cstdint>
#include <vector>

/// Decisions about the tournament as a whole.
/// Each function returns the change, one without steps if nothing would differ, or why it is
/// refused.
namespace core {

/// Games entered already must be possible under the new rules.
/// Places as in the tournament file: "/tournament/options/scale/3", "/rounds/0/tables/…".
Result<Change> changeSettings(const Tournament& tournament, const Settings& wanted);

/// What even tables of three may cost unless the director says otherwise: even ones come first
/// where the scale gives less a head there than at a table of four.
seating::Threes usualThrees(const scoring::Rules& rules);

/// Before the first round, threes that are as usual under the rules of `before` follow the rules of
/// `wanted`.
Settings withThreesOfScale(const Tournament& before, Settings wanted);

/// People whose ranks a change would move; the tournament is left unchanged.
std::vector<RankMove> rankMovesBy(const Change& change, const Tournament& tournament);

/// The settings, and people who keep their numbers, in one change, all or nothing. Places: for
/// settings as in changeSettings(), for people as in changeParticipants().
Result<Change> changeSetup(const Tournament& tournament, const Settings& settings,
                           const std::vector<Participant>& people);

/// Whether the people of the last evening are enrolled for the next one.
enum class Regulars : std::uint8_t { Leave, Enrol };

/// The next evening of a club: name and settings of the last one, dated `today`, without rounds and
/// penalties. Those enrolled keep number, name, club, tags and fixed table; they are expected and
/// have paid nothing. People on the waiting list are left out. Wishes are kept if the people they
/// name are.
Tournament nextEvening(const Tournament& last, QDate today, Regulars regulars);

} // namespace core
