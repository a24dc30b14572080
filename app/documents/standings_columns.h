#pragma once

#include "columns.h"
#include "prizes.h"
#include "ranks.h"

#include <algorithm>

namespace documents {

/// What standings of all rules have. Those they tell of outlive it.
class StandingsColumns : public Columns<core::Standing>
{
protected:
    StandingsColumns(const Ranks& ranks, const People& people) : ranks_(ranks), people_(people) {}

    /// Rank, start number, name and club.
    void addPeople();
    /// A column that is always in CSV, and on the page where it is shown.
    void addCount(const QString& key, const QString& head, std::int64_t core::Tally::*value,
                  bool shown);
    /// What the standings rank by: the sum in a given column, or its mean a game beside it.
    void addTotals(reports::Column sum, const QString& mean, scoring::RankBy rankBy);
    /// Where there are any to be had; on the page once they can be told.
    void addPrizes(const Prizes& prizes);

    template <typename Predicate>
    [[nodiscard]] bool any(const Predicate& predicate) const
    {
        const auto& lines = ranks_.lines();
        return std::any_of(lines.begin(), lines.end(),
                           [&](const core::Standing& line) { return predicate(line.tally); });
    }
    /// Ranks may depend on it.
    static bool decides(const scoring::Rules& rules, scoring::TieBreak tieBreak);
    [[nodiscard]] bool haveByes() const;
    [[nodiscard]] bool havePenalties() const;

    const Ranks& ranks_;
    const People& people_;
};

} // namespace documents
