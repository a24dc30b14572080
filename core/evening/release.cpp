#include "core/evening/release.h"

#include <algorithm>

namespace core {

std::optional<RoundNumber> releasedUntil(const Tournament& tournament)
{
    const auto& released = tournament.settings.releasedRounds;
    return released ? std::optional(RoundNumber{*released}) : std::nullopt;
}

bool areAllReleased(const Tournament& tournament)
{
    const auto until = releasedUntil(tournament);
    return std::all_of(tournament.rounds.begin(), tournament.rounds.end(), [&](const Round& round) {
        return !counts(round.head.state) || (until && round.number <= *until);
    });
}

} // namespace core
