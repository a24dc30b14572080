#pragma once

#include "core/change/change.h"
#include "core/model/result.h"
#include "core/ranking/standings.h"

#include <cstdint>
#include <variant>
#include <vector>

/// Decisions about the tournament and its participants. Each function checks the request and
/// returns the change or why it is refused; a change without steps if nothing would be different.
namespace core {

/// Games entered already must be possible under the new rules.
/// Places as in the tournament file: "/tournament/options/scale/3", "/rounds/0/tables/…".
Result<Change> changeSettings(const Tournament& tournament, const Settings& wanted);

/// People whose ranks a change would move; the tournament is left unchanged.
std::vector<RankMove> rankMovesBy(const Change& change, const Tournament& tournament);

/// `wanted` replaces the participant; another number is refused if taken, or if the old one is used
/// in a round, a penalty or a wish. Places: "/number", "/name" and so on.
Result<Change> changeParticipant(const Tournament& tournament, StartNumber number,
                                 const Participant& wanted);

/// The same for several people at once, keeping their numbers. Places: "/<index>/name" and so on.
Result<Change> changeParticipants(const Tournament& tournament,
                                  const std::vector<Participant>& wanted);

/// The settings, and people who keep their numbers, in one change, all or nothing. Places: for
/// settings as in changeSettings(), for people as in changeParticipants().
Result<Change> changeSetup(const Tournament& tournament, const Settings& settings,
                           const std::vector<Participant>& people);

/// Refused for anyone in a round, a penalty, a wish or a decided tie. Place: "/number".
Result<Change> removeParticipant(const Tournament& tournament, StartNumber number);
/// All or nobody. Places: "/<index>".
Result<Change> removeParticipants(const Tournament& tournament,
                                  const std::vector<StartNumber>& numbers);

/// Merges two start numbers of one person who was enrolled twice: seats, byes, hands taken over,
/// penalties and wishes of `twin` pass to `keep`, what both paid is added up, and `twin` is
/// removed. Name, club and fixed table come from `keep` if it has them. Refused if both are in one
/// round. Places: "/keep", "/twin".
Result<Change> mergeParticipants(const Tournament& tournament, StartNumber keep, StartNumber twin);

/// A late arrival or return: present from that round to the planned departure or the end.
struct PresentFrom
{
    RoundNumber round{1};
};
/// Drops out after that round.
struct PresentUntil
{
    RoundNumber round{1};
};
/// Misses only that round.
struct AbsentIn
{
    RoundNumber round{1};
};
using PresenceEdit = std::variant<PresentFrom, PresentUntil, AbsentIn>;

/// The rounds in which somebody is present after that edit.
std::vector<PresenceSpan> withPresence(const std::vector<PresenceSpan>& spans,
                                       const PresenceEdit& edit);

/// Affects only future rounds: seated people stay seated. Places: "/participant", "/round".
Result<Change> changePresence(const Tournament& tournament, StartNumber number,
                              const PresenceEdit& edit);

/// Places: "/participant", "/round", "/matchPoints".
Result<Change> givePenalty(const Tournament& tournament, const Penalty& penalty);
/// Cancels one exactly equal penalty; refused if there is none. Place: "/penalty".
Result<Change> cancelPenalty(const Tournament& tournament, const Penalty& penalty);

/// Whether the people of the last evening are enrolled for the next one.
enum class Regulars : std::uint8_t { Leave, Enrol };

/// The next evening of a club: name and settings of the last one, dated `today`, without rounds and
/// penalties. Those enrolled keep number, name, club, tags and fixed table; they are expected and
/// have paid nothing. People on the waiting list are left out. Wishes are kept if the people they
/// name are.
Tournament nextEvening(const Tournament& last, QDate today, Regulars regulars);

} // namespace core
