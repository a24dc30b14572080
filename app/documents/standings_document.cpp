#include "standings_document.h"

#include "app/texts/numbers.h"
#include "columns.h"
#include "core/summary.h"
#include "frame.h"
#include "ranks.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::Standing;
using core::Tally;
using reports::Cell;
using reports::ColumnKind;
using reports::ColumnUse;
using scoring::MatchPoints;

namespace {

class StandingsDocument
{
    Q_DECLARE_TR_FUNCTIONS(StandingsDocument)
};

/// Match points as the command line's machine CSV has them.
Cell exactCell(MatchPoints points)
{
    return {texts::matchPointsText(points), QString::fromStdString(fractionText(points))};
}

/// All columns of the machine CSV in its order; the page shows those the tournament has something
/// to say in, with the TMP last.
class StandingsColumns : public Columns<Standing>
{
public:
    StandingsColumns(const core::Tournament& tournament, const Ranks& ranks, const People& people)
        : rules_(tournament.settings.rules), ranks_(ranks), people_(people)
    {
        addPeople();
        addPoints();
        addCounts();
    }

private:
    void addPeople()
    {
        add(rankColumn(), [this](const Standing& line) { return ranks_.cell(line); });
        add(numberColumn(), [](const Standing& line) { return numberCell(line.tally.number); });
        add(nameColumn(),
            [this](const Standing& line) { return textCell(people_.at(line.tally.number).name); });
        add(clubColumn(people_),
            [this](const Standing& line) { return textCell(people_.at(line.tally.number).club); });
        addCount(u"games"_s, StandingsDocument::tr("Games"), &Tally::games, true);
    }

    void addPoints()
    {
        add(csvColumn(u"tmp"_s), [](const Standing& line) { return exactCell(line.tally.tmp()); });
        add(csvColumn(u"tmp_decimal"_s), tmpDecimal);
        const bool plus = rules_.ruleSet == scoring::RuleSet::RummyPurePlus;
        addAmount(u"gmp"_s, StandingsDocument::tr("GMP"), &Tally::gmp,
                  plus || any([](const Tally& tally) { return tally.tmp() != tally.gmp; }));
        addAmount(u"cmp"_s, StandingsDocument::tr("CMP"), &Tally::cmp, plus);
    }

    void addCounts()
    {
        addCount(u"wins"_s, StandingsDocument::tr("Wins"), &Tally::wins,
                 decides(scoring::TieBreak::Wins));
        addCount(u"rommes"_s, StandingsDocument::tr("Rommés"), &Tally::rommes,
                 decides(scoring::TieBreak::Rommes));
        addCount(u"claims"_s, StandingsDocument::tr("Claims"), &Tally::claims,
                 decides(scoring::TieBreak::Claims));
        addCount(u"stones"_s, StandingsDocument::tr("Stones"), &Tally::stones,
                 decides(scoring::TieBreak::Stones));
        addCount(u"byes"_s, StandingsDocument::tr("Byes"), &Tally::byes,
                 any([](const Tally& tally) { return tally.byes > 0; }));
        addAmount(u"penalties"_s, StandingsDocument::tr("Penalties"), &Tally::penalties,
                  any([](const Tally& tally) { return tally.penalties != MatchPoints(); }));
        addTotals();
    }

    void addTotals()
    {
        const bool mean = rules_.options.rankBy == scoring::RankBy::Mean;
        auto total = pageColumn(u"total"_s, StandingsDocument::tr("TMP"), ColumnKind::Points);
        total.strong = !mean;
        add(total, [](const Standing& line) { return pointsCell(line.tally.tmp()); });
        if (mean) {
            auto means = pageColumn(u"mean"_s, StandingsDocument::tr("Mean"), ColumnKind::Points);
            means.strong = true;
            add(means, meanCell);
        }
    }

    void addCount(const QString& key, const QString& head, std::int64_t Tally::*value, bool shown)
    {
        auto made = column(key, head, ColumnKind::Number);
        made.use = shown ? ColumnUse::Everywhere : ColumnUse::Csv;
        add(made, [value](const Standing& line) { return countCell(line.tally.*value); });
    }

    void addAmount(const QString& key, const QString& head, MatchPoints Tally::*value, bool shown)
    {
        auto made = column(key, head, ColumnKind::Points);
        made.use = shown ? ColumnUse::Everywhere : ColumnUse::Csv;
        add(made, [value](const Standing& line) { return exactCell(line.tally.*value); });
    }

    static Cell tmpDecimal(const Standing& line)
    {
        constexpr int places = 3;
        const auto text = scoring::decimalText(line.tally.tmp(), places);
        return textCell(QString::fromStdString(text).replace(u'.', texts::locale().decimalPoint()));
    }

    static Cell meanCell(const Standing& line)
    {
        const Tally& tally = line.tally;
        return tally.games > 0
                   ? textCell(texts::meanText(tally.gmp + tally.cmp + tally.penalties, tally.games))
                   : Cell();
    }

    [[nodiscard]] bool decides(scoring::TieBreak tieBreak) const
    {
        const auto& order = rules_.options.tieBreaks;
        return std::find(order.begin(), order.end(), tieBreak) != order.end();
    }

    template <typename Predicate>
    [[nodiscard]] bool any(const Predicate& predicate) const
    {
        const auto& lines = ranks_.lines();
        return std::any_of(lines.begin(), lines.end(),
                           [&](const Standing& line) { return predicate(line.tally); });
    }

    const scoring::Rules& rules_;
    const Ranks& ranks_;
    const People& people_;
};

/// The last of all rounds is played, and it is the one told of.
bool isFinal(const Source& source, core::RoundNumber round)
{
    const auto& tournament = source.tournament;
    const auto summary = core::summaryOf(core::TournamentId{0}, tournament);
    return core::stageOf(summary, source.printedAt.date()) == core::Stage::Finished &&
           round == roundOf(tournament, {});
}

QString titleFor(const Source& source, core::RoundNumber round)
{
    return isFinal(source, round)
               ? StandingsDocument::tr("Final standings")
               : StandingsDocument::tr("Standings after round %1").arg(plain(round));
}

} // namespace

reports::Document standingsDocument(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    reports::TableDocument document;
    document.title = titleOf(Kind::Standings);
    document.nothing = noRoundText();
    const auto round = roundOf(tournament, choice);
    const Ranks ranks(core::Standings(tournament, choice.round));
    const People people(tournament);
    const StandingsColumns columns(tournament, ranks, people);
    document.columns = columns.all();
    if (round) {
        document.title = titleFor(source, *round);
        document.lead = provisionalLead(tournament, choice.round);
        reports::Block block;
        for (const auto& line : ranks.lines()) {
            block.rows.push_back(columns.row(line));
        }
        document.blocks = {block};
        document.notes = sharedRanksNote(ranks);
    }
    return {frameOf(source, RulesLine::With), document};
}

} // namespace documents
