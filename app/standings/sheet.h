#pragma once

#include "core/course.h"

#include <QString>

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
    std::vector<bool> running;           ///< By round: seated, and not all games are entered.

    /// Places gained, negative if lost; nothing where there is nothing to compare.
    [[nodiscard]] std::optional<std::int32_t> gained() const;
    [[nodiscard]] bool isRunning() const;
};

/// The standings after a round with all the page shows of them: a snapshot.
struct Sheet
{
    std::optional<core::RoundNumber> after; ///< Nothing: as they stand now.
    scoring::Rules rules;
    std::vector<core::RoundNumber> rounds;       ///< Those that count.
    std::optional<core::RoundNumber> comparedTo; ///< The last complete round before.
    std::optional<std::int32_t> plannedRounds;
    int openTables = 0;
    std::vector<SheetRow> rows; ///< In the order of the standings.
};

Sheet makeSheet(const core::Tournament& tournament, std::optional<core::RoundNumber> after);

} // namespace desk
