#include "card_standings.h"

#include "card_words.h"

#include "core/cards/matches.h"
#include "core/start_numbers.h"

#include <QCoreApplication>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::Standing;
using core::Tally;
using reports::ColumnKind;
using reports::ColumnUse;

namespace {

class CardStandings
{
    Q_DECLARE_TR_FUNCTIONS(CardStandings)
};

} // namespace

reports::Cell reachedCell(const core::Tournament& tournament, const core::KnockOut& knockOut,
                          core::StartNumber number)
{
    const auto last = outAfter(tournament, number, *knockOut.round);
    const QString value = last ? QString::number(plain(*last)) : QString();
    if (knockOut.winner == number) {
        return {fateCell(core::Fate::Winner).text, value};
    }
    if (isAmong(knockOut.next, number)) {
        return {fateCell(core::Fate::GoesOn).text, value};
    }
    if (!last) {
        return {};
    }
    return {isLastOfKnockOut(*findRound(tournament, *last))
                ? CardStandings::tr("final table")
                : CardStandings::tr("round %1").arg(plain(*last)),
            value};
}

CardStandingsColumns::CardStandingsColumns(const core::Tournament& tournament, const Ranks& ranks,
                                           const People& people, const Prizes& prizes,
                                           std::optional<core::RoundNumber> after)
    : StandingsColumns(ranks, people), tournament_(tournament)
{
    addPeople();
    if (isKnockOut(tournament.settings)) {
        addReached(after);
    }
    addCount(u"deals"_s, headOf(CardColumn::Deals), &Tally::games, true);
    // In a knock-out how far somebody came says it.
    addCount(u"wins"_s, headOf(CardColumn::MatchesWon), &Tally::wins,
             !isKnockOut(tournament.settings));
    addCount(u"gone_out"_s, headOf(CardColumn::GoneOut), &Tally::rommes,
             decides(tournament.settings.rules, scoring::TieBreak::Rommes));
    addCount(u"byes"_s, CardStandings::tr("Byes"), &Tally::byes, haveByes());
    addPenalties();
    if (!isKnockOut(tournament.settings)) {
        const auto& settings = tournament.settings;
        addTotals(column(u"points"_s, pointsHead(settings), ColumnKind::Points),
                  CardStandings::tr("Mean"), settings.rules.options.rankBy);
    }
    addChips(after);
    addPrizes(prizes);
}

void CardStandingsColumns::addPenalties()
{
    auto penalties = column(u"penalties"_s, CardStandings::tr("Penalties"), ColumnKind::Points);
    penalties.use = havePenalties() ? ColumnUse::Everywhere : ColumnUse::Csv;
    add(penalties, [](const Standing& line) { return pointsCell(line.tally.penalties); });
}

void CardStandingsColumns::addReached(std::optional<core::RoundNumber> after)
{
    knockOut_ = core::knockOutOf(tournament_, after);
    if (!knockOut_.round) {
        return;
    }
    auto reached = column(u"last_round"_s, headOf(CardColumn::CameTo), ColumnKind::Text);
    reached.strong = true;
    add(reached, [this](const Standing& line) {
        return reachedCell(tournament_, knockOut_, line.tally.number);
    });
}

void CardStandingsColumns::addChips(std::optional<core::RoundNumber> after)
{
    for (const auto& [number, chips] : core::chipBalances(tournament_, after)) {
        chips_.insert(plain(number), chips);
    }
    if (!chips_.isEmpty()) {
        add(column(u"chips"_s, headOf(CardColumn::Chips), ColumnKind::Points),
            [this](const Standing& line) {
                return chipsCell(chips_.value(plain(line.tally.number)));
            });
    }
}

} // namespace documents
