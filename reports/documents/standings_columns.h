#pragma once

#include "core/model/enum_table.h"
#include "reports/documents/discipline.h"
#include "reports/documents/standings_table.h"
#include "reports/typeset/table_document.h"

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

/// The catalogue of what standings can show. The page, the paper, the clipboard and the command
/// line all read it: adding a column is one more enumerator and one more entry.
namespace documents {

/// In the order of the page.
enum class StandingsColumn : std::uint8_t {
    Rank,
    Overall, ///< In a group: the rank among all.
    Change,  ///< Places gained or lost; the page alone fills it in.
    Number,
    Name,
    Club,
    Reached, ///< How far somebody came in a knock-out.
    Tmp,     ///< Under Rommé 500 card points or match points.
    Mean,
    Gmp,
    Cmp,
    Round,  ///< One column a round; the page alone fills it in.
    Games,  ///< Under Rommé 500 deals,
    Wins,   ///< matches,
    Rommes, ///< and deals in which they went out.
    Claims,
    Stones,
    Byes,
    ByePoints, ///< JSON alone has it.
    Penalties,
    Chips,
    Prize,
};

/// Columns that stand together. Every medium lists, in its own order, the groups it shows.
enum class ColumnGroup : std::uint8_t {
    Person,
    Overall,
    Reached,
    Total,
    Mean,
    Points,
    PageOnly, ///< Only the page can fill them in.
    Games,
    Counts,
    Byes,
    ByePoints,
    Penalties,
    Gains,
};

struct RankValue
{
    std::int32_t rank = 1;
    bool isShared = false;
};
struct MeanValue
{
    scoring::MatchPoints sum;
    std::int64_t games = 1;
};
/// Match points on top of what was played, shown with a plus.
struct BonusValue
{
    scoring::MatchPoints points;
};
/// A cell as it is; each medium formats it. Nothing: there is nothing to say.
using StandingsValue = std::variant<std::monostate, typeset::Cell, std::int64_t,
                                    scoring::MatchPoints, RankValue, MeanValue, BonusValue>;

/// What a column is called in a discipline. Texts are not translated yet; a `nullptr` is the same
/// as `head`, and without a `head` there is none.
struct ColumnWords
{
    const char* key = nullptr; ///< In CSV: "gone_out".
    const char* head = nullptr;
    const char* name = nullptr; ///< In full: "Game match points (GMP)".
};

struct StandingsColumnInfo
{
    StandingsColumn column = StandingsColumn::Rank;
    ColumnGroup group = ColumnGroup::Person;
    typeset::ColumnKind kind = typeset::ColumnKind::Number;
    typeset::Purpose purpose = typeset::Purpose::Essential; ///< On paper.
    StandingsTrait needs =
        StandingsTrait::Any;   ///< Of the discipline; without it, page and paper lack the column.
    ColumnWords rummy = {};    ///< Lists for programs have its key in all disciplines.
    ColumnWords romme500 = {}; ///< Without a `head` the same as `rummy`.
    StandingsValue (*value)(const StandingsLine&) = nullptr;
    /// Whether the page shows it unless the director chooses; nullptr: it cannot be hidden.
    bool (*isUsual)(const core::Settings&) = nullptr;
    /// Which readers of a document get it; nullptr: all; nothing: none.
    std::optional<typeset::ColumnUse> (*onPaper)(const StandingsTable&) = nullptr;
    /// What the page asks for beside `needs` to offer it; nullptr: nothing.
    bool (*isOnPage)(const core::Settings&) = nullptr;
};

/// All columns, by StandingsColumn; one that is missing does not compile.
using StandingsColumns = std::array<StandingsColumnInfo, core::enumeratorCount<StandingsColumn>()>;
const StandingsColumns& standingsColumns();
const StandingsColumnInfo& infoOf(StandingsColumn column);
/// All columns ordered by groups; those of a group stay in the order of the catalogue, groups left
/// out have none.
std::vector<const StandingsColumnInfo*> columnsOf(const std::vector<ColumnGroup>& groups);

/// Whether the page offers the column under such settings.
bool isOffered(const StandingsColumnInfo& info, const core::Settings& settings);

const ColumnWords& wordsOf(const StandingsColumnInfo& info, const core::Settings& settings);
/// "TMP"; empty for Change and Round.
QString headOf(const StandingsColumnInfo& info, const core::Settings& settings);
/// The same in full: "Total match points (TMP)".
QString nameOf(const StandingsColumnInfo& info, const core::Settings& settings);

/// The value of a column as everybody reads it; empty where there is nothing to say.
QString textOf(const StandingsValue& value);

} // namespace documents
