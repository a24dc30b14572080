#pragma once

#include "reports/documents/standings_columns.h"

#include <QMap>

#include <optional>
#include <vector>

namespace desk {

class UiState;

using Column = documents::StandingsColumn;

struct ShownColumn
{
    Column column = Column::Rank;
    std::size_t round = 0; ///< Index of the round; Column::Round only.

    friend bool operator==(const ShownColumn&, const ShownColumn&) = default;
};

/// The columns the director wants to see.
class ColumnChoice
{
public:
    /// Those that can be hidden in such a tournament.
    static std::vector<Column> choosable(const core::Settings& settings);

    /// Rommé 500 tournaments have a separate choice.
    static ColumnChoice read(const UiState& uiState, std::optional<core::TournamentId> tournament,
                             const core::Settings& settings);
    void write(UiState& uiState, std::optional<core::TournamentId> tournament,
               const core::Settings& settings) const;

    [[nodiscard]] bool shows(Column column) const { return shown_.value(column); }
    [[nodiscard]] bool shows(core::RoundNumber round) const { return !hidden_.value(round); }
    void setShown(Column column, bool shown) { shown_[column] = shown; }
    void setShown(core::RoundNumber round, bool shown) { hidden_[round] = !shown; }

    /// All wanted columns, left to right.
    [[nodiscard]] std::vector<ShownColumn>
    columns(const core::Settings& settings, const std::vector<core::RoundNumber>& rounds) const;

private:
    QMap<Column, bool> shown_;
    QMap<core::RoundNumber, bool> hidden_;
};

} // namespace desk
