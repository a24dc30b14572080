#pragma once

#include "core/model/tournament.h"

#include <optional>
#include <vector>

namespace core {

/// Whether the event is a knock-out (multi) of Rommé 500.
bool isKnockOut(const Settings& settings);

/// The state of a knock-out of Rommé 500.
struct KnockOut
{
    /// The latest round that was not cancelled, up to the one asked for.
    std::optional<RoundNumber> round;
    std::vector<TableNumber> undecided; ///< Its tables without a decision; all of them in a draft.
    /// Those in the round after it, ascending: everyone present who advanced from its tables or had
    /// a bye. Nobody from undecided tables. Before the first round everyone present.
    std::vector<StartNumber> next;
    /// Those who would be in it but are not present, ascending: they are out.
    std::vector<StartNumber> absent;
    /// The winner: at the last table, or by default.
    std::optional<StartNumber> winner;
};

KnockOut knockOutOf(const Tournament& tournament, std::optional<RoundNumber> after = std::nullopt);

/// Those who can be seated in a round, ascending: everyone present; in a knock-out, those of them
/// still in it.
std::vector<StartNumber> expectedIn(const Tournament& tournament, RoundNumber round);

/// The last round up to `upTo` in which somebody was seated; nothing if they never were.
std::optional<RoundNumber> outAfter(const Tournament& tournament, StartNumber number,
                                    RoundNumber upTo);

/// A round of a knock-out that no longer fits the round before it, of which a result was corrected.
struct OvertakenRound
{
    RoundNumber round{1};
    std::vector<StartNumber> out;       ///< In it, but did not advance; ascending.
    std::vector<StartNumber> missing;   ///< Advanced and present, but not in it; ascending.
    std::vector<TableNumber> undecided; ///< Tables of the round before without a decision.

    friend bool operator==(const OvertakenRound&, const OvertakenRound&) = default;
};

/// All of them up to a round, in order; none if it is no knock-out.
std::vector<OvertakenRound> overtakenRounds(const Tournament& tournament,
                                            std::optional<RoundNumber> upTo = std::nullopt);

} // namespace core
