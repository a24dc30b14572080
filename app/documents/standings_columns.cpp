#include "standings_columns.h"

#include "app/texts/numbers.h"
#include "card_words.h"

#include <utility>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::Standing;
using core::Tally;
using reports::Cell;
using reports::ColumnKind;
using reports::ColumnUse;

namespace {

Cell meanCell(const Standing& line)
{
    const Tally& tally = line.tally;
    return tally.games > 0
               ? textCell(texts::meanText(tally.gmp + tally.cmp + tally.penalties, tally.games))
               : Cell();
}

} // namespace

void StandingsColumns::addPeople()
{
    add(rankColumn(), [this](const Standing& line) { return ranks_.cell(line); });
    add(numberColumn(), [](const Standing& line) { return numberCell(line.tally.number); });
    add(nameColumn(),
        [this](const Standing& line) { return textCell(people_.at(line.tally.number).name); });
    add(clubColumn(people_),
        [this](const Standing& line) { return textCell(people_.at(line.tally.number).club); });
}

void StandingsColumns::addCount(const QString& key, const QString& head, std::int64_t Tally::*value,
                                bool shown)
{
    auto made = column(key, head, ColumnKind::Number);
    made.use = shown ? ColumnUse::Everywhere : ColumnUse::Csv;
    add(made, [value](const Standing& line) { return countCell(line.tally.*value); });
}

void StandingsColumns::addTotals(reports::Column sum, const QString& mean, scoring::RankBy rankBy)
{
    const bool byMean = rankBy == scoring::RankBy::Mean;
    sum.strong = !byMean;
    add(std::move(sum), [](const Standing& line) { return pointsCell(line.tally.tmp()); });
    if (byMean) {
        auto means = pageColumn(u"mean"_s, mean, ColumnKind::Points);
        means.strong = true;
        add(means, meanCell);
    }
}

void StandingsColumns::addPrizes(const Prizes& prizes)
{
    if (!prizes.areSet()) {
        return;
    }
    auto made = column(u"prize"_s, headOf(CardColumn::Prize), ColumnKind::Points);
    made.use = prizes.areWon() ? ColumnUse::Everywhere : ColumnUse::Csv;
    add(made, [&prizes](const Standing& line) { return prizes.cell(line.tally.number); });
}

bool StandingsColumns::decides(const scoring::Rules& rules, scoring::TieBreak tieBreak)
{
    const auto& order = rules.options.tieBreaks;
    return std::find(order.begin(), order.end(), tieBreak) != order.end();
}

bool StandingsColumns::haveByes() const
{
    return any([](const Tally& tally) { return tally.byes > 0; });
}

bool StandingsColumns::havePenalties() const
{
    return any([](const Tally& tally) { return tally.penalties != scoring::MatchPoints(); });
}

} // namespace documents
