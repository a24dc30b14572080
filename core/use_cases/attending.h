#pragma once

#include "core/change/change.h"
#include "core/model/result.h"

#include <variant>
#include <vector>

/// Who comes late, leaves early or misses a round.
namespace core {

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

} // namespace core
