#pragma once

#include "core/money/prizes.h"
#include "core/ranking/standings.h"
#include "reports/typeset/table_document.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <vector>

namespace documents {

/// Standings with what documents need beyond their lines.
class Ranks
{
public:
    explicit Ranks(core::Standings standings);

    [[nodiscard]] const core::Standings& standings() const { return standings_; }
    [[nodiscard]] const std::vector<core::Standing>& lines() const { return standings_.lines(); }
    [[nodiscard]] const core::Standing& of(core::StartNumber number) const;
    /// Whether others share the rank.
    [[nodiscard]] bool isShared(const core::Standing& line) const;
    /// "4", "=4" if shared, empty without a game; CSV has the plain number.
    [[nodiscard]] typeset::Cell cell(const core::Standing& line) const;

private:
    core::Standings standings_;
    QHash<std::int32_t, int> sharers_;
    QHash<std::int32_t, std::size_t> lineOf_; ///< By start number.
};

/// One participant in the standings.
struct StandingsLine
{
    std::optional<std::int32_t> rank; ///< Nothing without a game; in a group that of the group.
    bool isShared = false;            ///< Others have the same rank.
    typeset::Cell overall;            ///< In a group: the rank among all.
    core::Tally tally;
    QString name;
    QString club;
    /// How far they came in a knock-out that has started: "winner", "round 3"; CSV has the last
    /// round they played in.
    typeset::Cell reached;
    std::optional<scoring::MatchPoints> chips; ///< In the unit of points.
    typeset::Cell prize;                       ///< The payable amount; CSV has plain cents.
};

/// The standings after a round with everything their columns can show: a snapshot.
struct StandingsTable
{
    /// Without `after`, the current standings. With `group` only of those with the tag, with their
    /// ranks among themselves and the group's own prizes.
    StandingsTable(const core::Tournament& tournament, const Ranks& ranks,
                   std::optional<core::RoundNumber> after, const QString& group = {});

    template <typename Predicate>
    [[nodiscard]] bool any(const Predicate& predicate) const
    {
        return std::any_of(lines.begin(), lines.end(), predicate);
    }

    core::Settings settings;
    bool isOfGroup = false;
    std::vector<StandingsLine> lines; ///< In the order of the standings.
    bool hasStarted = false;          ///< In a knock-out: one of its rounds counts.
    bool haveChips = false;
    bool havePrizes = false;   ///< The tournament gives prizes.
    bool arePrizesWon = false; ///< The winners are settled: core::arePrizesDecided().
    QStringList tieNotes;      ///< See documents::tieNotes().
    QStringList prizeNotes;    ///< Who shares a prize, and the remainder.
};

/// The worth of an award; money as a number, too.
typeset::Cell awardCell(const core::Award& award);

/// The legend for "=4"; empty if no rank is shared.
QStringList sharedRanksNote(bool isAnyShared);
QStringList sharedRanksNote(const Ranks& ranks);
QStringList sharedRanksNote(const std::vector<StandingsLine>& lines);

} // namespace documents
