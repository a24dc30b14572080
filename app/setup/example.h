#pragma once

#include "core/tournament.h"
#include "scoring/rummy.h"

#include <QString>

#include <variant>
#include <vector>

namespace desk {

/// The rule options, as the page names them.
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

/// In the place of a table's size: the one at which the change shows.
inline constexpr int tableThatShows = 0;

/// Whether the option is one of tournaments that play by these rules.
bool belongsTo(Option option, scoring::RuleSet ruleSet);

/// What an option does, in numbers: a small table, as it will be, and words.
struct Example
{
    struct Cell
    {
        std::variant<QString, scoring::MatchPoints> value;
        bool changed = false; ///< Otherwise before the change.
    };
    struct Row
    {
        std::vector<Cell> cells;

        [[nodiscard]] bool changed() const;
    };

    QString situation;
    QStringList columns;
    std::vector<Row> rows;
    QString explanation;
    QString before; ///< How it was; empty where nothing is different.
};

/// The example of an option under the rules `after`, compared with the rules `before`. Of Rommé 500
/// byes and ranking alone; see cardExampleOf() for the others. `tableSize` is what a scale is shown
/// for, 2 to 4.
Example exampleOf(Option option, const scoring::Rules& before, const scoring::Rules& after,
                  std::int32_t games, int tableSize = scoring::largestTable);

} // namespace desk
