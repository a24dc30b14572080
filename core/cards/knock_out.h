#pragma once

#include "core/tournament.h"

#include <optional>
#include <vector>

namespace core {

bool isKnockOut(const Settings& settings);

/// How a knock-out of Rommé 500 stands.
struct KnockOut
{
    /// The latest round that was not cancelled, up to the one asked for.
    std::optional<RoundNumber> round;
    std::vector<TableNumber> undecided; ///< Its tables without a decision; all of them in a draft.
    /// Who is in the round after it, ascending: who goes on from its tables or had a bye, and is
    /// present there. Of tables without a decision nobody. Before the first round everybody
    /// present.
    std::vector<StartNumber> next;
    /// Who would be in it too but is not present there, ascending: they are out then.
    std::vector<StartNumber> absent;
    /// Who has won it: at the last table, or because nobody else is left.
    std::optional<StartNumber> winner;
};

KnockOut knockOutOf(const Tournament& tournament, std::optional<RoundNumber> after = std::nullopt);

/// Who can be seated in a round, ascending: whoever is present, in a knock-out of those still in
/// it.
std::vector<StartNumber> expectedIn(const Tournament& tournament, RoundNumber round);

/// The last round, up to one, in which somebody was seated; nothing for who never was.
std::optional<RoundNumber> outAfter(const Tournament& tournament, StartNumber number,
                                    RoundNumber upTo);

} // namespace core
