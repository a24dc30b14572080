#pragma once

#include "core/course.h"
#include "reports/table_document.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace desk {

/// One participant in the standings.
struct SheetRow
{
    QString name;
    QString club;
    std::optional<std::int32_t> rank;
    bool shared = false;                ///< Others have the same rank.
    std::optional<std::int32_t> before; ///< Rank after the round compared with.
    core::Tally tally;
    std::vector<core::CourseStop> stops; ///< A stop a round.
    /// By round what it brought, in a knock-out the total of the match; nothing for who was not
    /// there.
    std::vector<std::optional<scoring::MatchPoints>> roundPoints;
    std::vector<bool> running;                 ///< By round: seated, and not all games are entered.
    QString reached;                           ///< How far they came; of a knock-out alone.
    std::optional<scoring::MatchPoints> chips; ///< In the unit of points.
    reports::Cell prize;                       ///< What can be paid out of it.

    /// Places gained, negative if lost; nothing where there is nothing to compare.
    [[nodiscard]] std::optional<std::int32_t> gained() const;
    [[nodiscard]] bool isRunning() const;
};

/// The standings after a round with all the page shows of them: a snapshot.
struct Sheet
{
    std::optional<core::RoundNumber> after; ///< Nothing: as they stand now.
    core::Settings settings;
    std::vector<core::RoundNumber> rounds;       ///< Those that count.
    std::optional<core::RoundNumber> comparedTo; ///< The last complete round before.
    int openTables = 0;
    std::vector<SheetRow> rows; ///< In the order of the standings.
    QStringList prizeNotes;     ///< Who shares a prize, and what is left over of it.
};

Sheet makeSheet(const core::Tournament& tournament, std::optional<core::RoundNumber> after);

} // namespace desk
