#pragma once

#include "core/tournament.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace desk {

class Memory;

/// The columns of the standings from left to right.
enum class Column : std::uint8_t {
    Rank,
    Change,
    Number,
    Name,
    Club,
    Tmp,
    Mean,
    Gmp,
    Cmp,
    Round, ///< One column a round.
    Games,
    Wins,
    Rommes,
    Claims,
    Stones,
    Byes,
    Penalties,
};
inline constexpr int columnCount = static_cast<int>(Column::Penalties) + 1;

struct ShownColumn
{
    Column column = Column::Rank;
    std::size_t round = 0; ///< Place among the rounds; Column::Round alone.

    friend bool operator==(const ShownColumn&, const ShownColumn&) = default;
};

/// The head of a column: "TMP".
QString columnHead(Column column);
/// The same in full: "Total match points (TMP)".
QString columnName(Column column);

/// Which columns the director wants to see.
class ColumnChoice
{
public:
    /// Those that can be left out under these rules.
    static std::vector<Column> choosable(const scoring::Rules& rules);

    static ColumnChoice read(const Memory& memory, std::optional<core::TournamentId> tournament,
                             const scoring::Rules& rules);
    void write(Memory& memory, std::optional<core::TournamentId> tournament) const;

    [[nodiscard]] bool shows(Column column) const { return shown_.count(column) > 0; }
    [[nodiscard]] bool shows(core::RoundNumber round) const { return hidden_.count(round) == 0; }
    void setShown(Column column, bool shown);
    void setShown(core::RoundNumber round, bool shown);

    /// All columns wanted, from left to right.
    [[nodiscard]] std::vector<ShownColumn>
    columns(const scoring::Rules& rules, const std::vector<core::RoundNumber>& rounds) const;

private:
    std::set<Column> shown_;
    std::set<core::RoundNumber> hidden_;
};

} // namespace desk
