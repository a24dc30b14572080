#include "core/seating/sizes.h"

#include <algorithm>

namespace seating {

int RoundSizes::threes() const
{
    return static_cast<int>(std::count(tables.begin(), tables.end(), 3));
}

std::optional<RoundSizes> roundSizes(int players, FivePlayers five, bool twoPlayerTables)
{
    if (players == 2 && twoPlayerTables) {
        return RoundSizes{{2}, 0};
    }
    if (players == 5) {
        if (five == FivePlayers::ThreeAndTwo && twoPlayerTables) {
            return RoundSizes{{3, 2}, 0};
        }
        return RoundSizes{{4}, 1};
    }
    if (players < 3) {
        return std::nullopt;
    }
    const int tables = (players + 3) / 4;
    const int threes = tables * 4 - players;
    RoundSizes sizes;
    sizes.tables.assign(static_cast<std::size_t>(tables), 4);
    std::fill(sizes.tables.end() - threes, sizes.tables.end(), 3);
    return sizes;
}

std::vector<RoundSizes> roundForms(int players, FivePlayers five, bool twoPlayerTables)
{
    std::vector<RoundSizes> forms;
    const auto other =
        five == FivePlayers::FourAndBye ? FivePlayers::ThreeAndTwo : FivePlayers::FourAndBye;
    for (const FivePlayers choice : {five, other}) {
        const auto sizes = roundSizes(players, choice, twoPlayerTables);
        if (sizes && (forms.empty() || forms.front().byes != sizes->byes)) {
            forms.push_back(*sizes);
        }
    }
    return forms;
}

} // namespace seating
