#pragma once

#include "core/seating/request.h"

#include <optional>
#include <vector>

/// How many people sit at each table of a round.
namespace seating {

struct RoundSizes
{
    /// Largest first.
    std::vector<int> tables;
    int byes = 0;

    int threes() const;
};

/// The fewest threes for this many players; nothing if they can't be seated under these rules.
std::optional<RoundSizes> roundSizes(int players, FivePlayers five, bool twoPlayerTables);

/// The same and, for five people if tables of two are allowed, the alternative; empty if they can't
/// be seated.
std::vector<RoundSizes> roundForms(int players, FivePlayers five, bool twoPlayerTables);

} // namespace seating
