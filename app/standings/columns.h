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
    Reached, ///< How far somebody came in a knock-out.
    Tmp,     ///< Under Rommé 500 card points or match points.
    Mean,
    Gmp,
    Cmp,
    Round,  ///< One column a round.
    Games,  ///< Under Rommé 500 deals,
    Wins,   ///< matches,
    Rommes, ///< and deals in which they went out.
    Claims,
    Stones,
    Byes,
    Penalties,
    Chips,
    Prize,
};
inline constexpr int columnCount = static_cast<int>(Column::Prize) + 1;

struct ShownColumn
{
    Column column = Column::Rank;
    std::size_t round = 0; ///< Place among the rounds; Column::Round alone.

    friend bool operator==(const ShownColumn&, const ShownColumn&) = default;
};

/// Whether its cells are words, not numbers.
bool isText(Column column);

/// What the standings rank by first, and never leave out.
Column mainColumn(const core::Settings& settings);

/// The head of a column: "TMP".
QString columnHead(Column column, const core::Settings& settings);
/// The same in full: "Total match points (TMP)".
QString columnName(Column column, const core::Settings& settings);

/// Which columns the director wants to see.
class ColumnChoice
{
public:
    /// Those that can be left out in such a tournament.
    static std::vector<Column> choosable(const core::Settings& settings);

    /// Tournaments of Rommé 500 have a choice of their own.
    static ColumnChoice read(const Memory& memory, std::optional<core::TournamentId> tournament,
                             const core::Settings& settings);
    void write(Memory& memory, std::optional<core::TournamentId> tournament,
               const core::Settings& settings) const;

    [[nodiscard]] bool shows(Column column) const { return shown_.count(column) > 0; }
    [[nodiscard]] bool shows(core::RoundNumber round) const { return hidden_.count(round) == 0; }
    void setShown(Column column, bool shown);
    void setShown(core::RoundNumber round, bool shown);

    /// All columns wanted, from left to right.
    [[nodiscard]] std::vector<ShownColumn>
    columns(const core::Settings& settings, const std::vector<core::RoundNumber>& rounds) const;

private:
    std::set<Column> shown_;
    std::set<core::RoundNumber> hidden_;
};

} // namespace desk
