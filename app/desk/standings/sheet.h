#pragma once

#include "core/course.h"
#include "core/ties.h"
#include "reports/documents/standings_table.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace desk {

/// One participant in the standings with their way through the rounds.
struct SheetRow : documents::StandingsLine
{
    QString shortName;                   ///< See core::DistinctNames::surname.
    std::optional<std::int32_t> before;  ///< Rank after the round compared with.
    std::vector<core::CourseStop> stops; ///< One a round.
    /// By round what it brought, in a knock-out the total of the match; nothing for those who were
    /// not there.
    std::vector<std::optional<scoring::MatchPoints>> roundPoints;
    std::vector<bool> running; ///< By round: seated, and not all games are entered.

    /// Places gained, negative if lost; nothing where there is nothing to compare.
    [[nodiscard]] std::optional<std::int32_t> gained() const
    {
        return rank && before ? std::optional(*before - *rank) : std::nullopt;
    }
};

/// The standings after a round with everything that the page shows: a snapshot.
struct Sheet
{
    std::optional<core::RoundNumber> after; ///< Nothing: as they stand now.
    core::Settings settings;
    std::vector<core::RoundNumber> rounds;       ///< Those that count.
    std::optional<core::RoundNumber> comparedTo; ///< The last complete round before.
    int openTables = 0;
    std::vector<SheetRow> rows; ///< In the order of the standings.
    std::vector<core::Tie> ties;
    bool canDecideTies = false; ///< All is played.
    QStringList tieNotes;       ///< See documents::StandingsTable.
    QStringList prizeNotes;     ///< See documents::StandingsTable.
};

Sheet makeSheet(const core::Tournament& tournament, std::optional<core::RoundNumber> after);

} // namespace desk
