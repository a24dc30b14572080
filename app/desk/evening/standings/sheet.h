#pragma once

#include "core/evening/missing.h"
#include "core/ranking/course.h"
#include "core/ranking/ties.h"
#include "reports/documents/standings_table.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace desk {

/// A participant in the standings with their course over the rounds.
struct SheetRow : documents::StandingsLine
{
    QString shortName;                   ///< See core::DistinctNames::surname.
    std::optional<std::int32_t> before;  ///< Rank after the compared round.
    std::vector<core::CourseStop> stops; ///< One per round.
    /// Points by round, in a knock-out the match total; nothing for absentees.
    std::vector<std::optional<scoring::MatchPoints>> roundPoints;
    std::vector<bool> running; ///< By round: seated, and not all games are entered.

    /// Places gained, negative if lost; nothing without a comparison.
    [[nodiscard]] std::optional<std::int32_t> gained() const
    {
        return rank && before ? std::optional(*before - *rank) : std::nullopt;
    }
};

/// The standings after a round with everything shown on the page: a snapshot.
struct Sheet
{
    std::optional<core::RoundNumber> after; ///< Nothing: the current standings.
    core::Settings settings;
    std::vector<core::RoundNumber> rounds; ///< Those that count.
    bool isOfGroup = false;
    std::optional<core::RoundNumber> comparedTo; ///< The previous complete round; not of a group.
    /// What keeps these ranks from being settled.
    std::vector<core::Missing> missing;
    std::vector<SheetRow> rows; ///< In the order of the standings.
    std::vector<core::Tie> ties;
    bool canDecideTies = false; ///< No later round counts.
    bool areTiesDue = false;    ///< Everything has been played.
    QStringList tieNotes;       ///< See documents::StandingsTable.
    QStringList prizeNotes;     ///< See documents::StandingsTable.
};

/// `pending` as in core::missingUpTo(), `group` as in documents::StandingsTable.
Sheet makeSheet(const core::Tournament& tournament, std::optional<core::RoundNumber> after,
                const core::PendingEntries& pending = {}, const QString& group = {});

} // namespace desk
