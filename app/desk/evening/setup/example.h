#pragma once

#include "core/model/tournament.h"

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

/// Table size that requests one where the change shows.
inline constexpr int tableThatShows = 0;

/// An option's effect: a small table under the new rules, and words.
struct Example
{
    using Value = std::variant<QString, scoring::MatchPoints>;
    struct Cell
    {
        Value value;
        bool changed = false; ///< Different from before the change.
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
    QString before; ///< The explanation before the change; empty if unchanged.
};

/// The example of an option under the settings `after`, compared with those `before`; or of the
/// game's first option if it has no such option. `tableSize` is the size for which a scale is
/// shown.
Example exampleOf(Option option, const core::Settings& before, const core::Settings& after,
                  int tableSize = scoring::largestTable);

} // namespace desk
