#pragma once

#include "core/tournament.h"

#include <QStringList>

#include <algorithm>
#include <variant>
#include <vector>

namespace desk {

/// The rule options that have an example.
enum class Option : int {
    Scale,
    Ties,
    Early,
    FirstRound,
    Bye,
    RankBy,
    TieBreaks,
    FeeBasis,
    // Of Rommé 500 alone:
    Event,
    Match,
    TableScoring,
    Chips,
};

/// Table size that asks for one at which the change shows.
inline constexpr int tableThatShows = 0;

/// What an option does: a small table under the new rules, and words.
struct Example
{
    using Value = std::variant<QString, scoring::MatchPoints>;
    struct Cell
    {
        Value value;
        bool changed = false; ///< Different before the change.
    };
    using Row = std::vector<Cell>;

    static bool isChanged(const Row& row)
    {
        return std::any_of(row.begin(), row.end(), [](const Cell& cell) { return cell.changed; });
    }

    QString situation;
    QStringList columns;
    std::vector<Row> rows;
    QString explanation;
    QString before; ///< The explanation before the change; empty where nothing is different.
};

/// The example of an option under the settings `after`, compared with those `before`; of the first
/// option of the game if it has no such option. `tableSize` is what a scale is shown for.
Example exampleOf(Option option, const core::Settings& before, const core::Settings& after,
                  int tableSize = scoring::largestTable);

} // namespace desk
