#pragma once

#include "core/change.h"
#include "core/result.h"
#include "core/standings.h"

#include <variant>
#include <vector>

/// What the director decides about the tournament and the people in it. Each function checks and
/// returns the change, or why not; a change without steps if nothing would be different.
namespace core {

/// Games entered already must be possible under the new rules.
/// Places as in the tournament file: "/tournament/options/scale/3", "/rounds/0/tables/…".
Result<Change> changeSettings(const Tournament& tournament, const Settings& wanted);

/// Whose ranks a change of the tournament would move; nothing is carried out.
std::vector<RankMove> rankMovesBy(const Change& change, const Tournament& tournament);

/// `wanted` replaces the participant; another number is refused if it is taken, or if the old one
/// stands in a round, a penalty or a wish. Places: "/number", "/name" and so on.
Result<Change> changeParticipant(const Tournament& tournament, StartNumber number,
                                 const Participant& wanted);

/// The same for several people at once, who keep their numbers. Places: "/<index>/name" and so on.
Result<Change> changeParticipants(const Tournament& tournament,
                                  const std::vector<Participant>& wanted);

/// Refused for whoever stands in a round, a penalty or a wish. Place: "/number".
Result<Change> removeParticipant(const Tournament& tournament, StartNumber number);
/// All of them or nobody. Places: "/<index>".
Result<Change> removeParticipants(const Tournament& tournament,
                                  const std::vector<StartNumber>& numbers);

/// A late arrival or return: present from that round to the end.
struct PresentFrom
{
    RoundNumber round{1};
};
/// Drops out after that round.
struct PresentUntil
{
    RoundNumber round{1};
};
/// Misses that round alone.
struct AbsentIn
{
    RoundNumber round{1};
};
using PresenceEdit = std::variant<PresentFrom, PresentUntil, AbsentIn>;

/// The rounds somebody is present in after that edit.
std::vector<PresenceSpan> withPresence(const std::vector<PresenceSpan>& spans,
                                       const PresenceEdit& edit);

/// Steers the rounds to come only: who is seated stays seated. Places: "/participant", "/round".
Result<Change> changePresence(const Tournament& tournament, StartNumber number,
                              const PresenceEdit& edit);

/// Places: "/participant", "/round", "/matchPoints".
Result<Change> givePenalty(const Tournament& tournament, const Penalty& penalty);
/// `index` counts from 0 in Tournament::penalties. Place: "/index".
Result<Change> cancelPenalty(const Tournament& tournament, std::size_t index);

} // namespace core
