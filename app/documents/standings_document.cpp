#include "standings_document.h"

#include "app/texts/numbers.h"
#include "card_standings.h"
#include "core/cards/knock_out.h"
#include "core/summary.h"
#include "frame.h"

#include <QCoreApplication>

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

/// All columns of the machine CSV in its order and, where there are any, the prizes; the page shows
/// those the tournament has something to say in, with the TMP behind the other points.
class StoneColumns : public StandingsColumns
{
public:
    StoneColumns(const scoring::Rules& rules, const Ranks& ranks, const People& people,
                 const Prizes& prizes)
        : StandingsColumns(ranks, people), rules_(rules)
    {
        addPeople();
        addCount(u"games"_s, StandingsDocument::tr("Games"), &Tally::games, true);
        addPoints();
        addCounts();
        addTotals(pageColumn(u"total"_s, StandingsDocument::tr("TMP"), ColumnKind::Points),
                  StandingsDocument::tr("Mean"), rules.options.rankBy);
        addPrizes(prizes);
    }

private:
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
                 decides(rules_, scoring::TieBreak::Wins));
        addCount(u"rommes"_s, StandingsDocument::tr("Rommés"), &Tally::rommes,
                 decides(rules_, scoring::TieBreak::Rommes));
        addCount(u"claims"_s, StandingsDocument::tr("Claims"), &Tally::claims,
                 decides(rules_, scoring::TieBreak::Claims));
        addCount(u"stones"_s, StandingsDocument::tr("Stones"), &Tally::stones,
                 decides(rules_, scoring::TieBreak::Stones));
        addCount(u"byes"_s, StandingsDocument::tr("Byes"), &Tally::byes, haveByes());
        addAmount(u"penalties"_s, StandingsDocument::tr("Penalties"), &Tally::penalties,
                  havePenalties());
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

    const scoring::Rules& rules_;
};

void addLines(reports::TableDocument& document, const StandingsColumns& columns, const Ranks& ranks,
              bool hasRound)
{
    document.columns = columns.all();
    if (hasRound) {
        reports::Block block;
        for (const auto& line : ranks.lines()) {
            block.rows.push_back(columns.row(line));
        }
        document.blocks = {block};
    }
}

/// The last of all rounds is played, and it is the one told of; a knock-out has its winner.
bool isFinal(const Source& source, core::RoundNumber round)
{
    const auto& tournament = source.tournament;
    if (isKnockOut(tournament.settings) && !core::knockOutOf(tournament, round).winner) {
        return false;
    }
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
    if (round) {
        document.title = titleFor(source, *round);
        document.lead = provisionalLead(tournament, choice.round);
        document.notes = sharedRanksNote(ranks);
    }
    const auto& settings = tournament.settings;
    const Prizes prizes(tournament, ranks, choice.round);
    if (playsCards(settings)) {
        addLines(document, CardStandingsColumns(tournament, ranks, people, prizes, choice.round),
                 ranks, round.has_value());
    } else {
        addLines(document, StoneColumns(settings.rules, ranks, people, prizes), ranks,
                 round.has_value());
    }
    document.notes << prizes.notes(people);
    return {frameOf(source, RulesLine::With), document};
}

} // namespace documents
