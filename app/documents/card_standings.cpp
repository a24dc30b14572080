#include "card_standings.h"

#include "app/texts/numbers.h"
#include "card_words.h"

#include "core/cards/matches.h"
#include "core/start_numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::Standing;
using core::Tally;
using reports::Cell;
using reports::ColumnKind;
using reports::ColumnUse;

namespace {

class CardStandings
{
    Q_DECLARE_TR_FUNCTIONS(CardStandings)
};

/// "1 Berger, Anna and 4 Lang, Uwe share 40.01 €: 20 € each, 1 cent is left over."
QString shareText(const core::PrizeShare& share, const QStringList& names)
{
    const QString told = CardStandings::tr("%1 share %2: %3 each.")
                             .arg(names.join(u"; "_s), texts::moneyText(share.sumCents),
                                  texts::moneyText(share.wholeCents()));
    const auto odd = static_cast<int>(share.oddCents());
    return odd == 0 ? told
                    : told + u' ' +
                          CardStandings::tr("%n cent(s) cannot be shared equally.", nullptr, odd);
}

bool isOver(const core::Tournament& tournament, std::optional<core::RoundNumber> after)
{
    return core::openTables(tournament, after) == 0 &&
           (!isKnockOut(tournament.settings) || core::knockOutOf(tournament, after).winner);
}

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

Prizes::Prizes(const core::Tournament& tournament, const Ranks& ranks,
               std::optional<core::RoundNumber> after)
{
    if (isOver(tournament, after)) {
        shares_ = core::prizeShares(tournament.settings, ranks.standings());
    }
}

Cell Prizes::cell(core::StartNumber number) const
{
    const auto share =
        std::find_if(shares_.begin(), shares_.end(),
                     [number](const core::PrizeShare& one) { return one.number == number; });
    return share == shares_.end()
               ? Cell()
               : Cell{texts::moneyText(share->wholeCents()), texts::centsText(share->wholeCents())};
}

QStringList Prizes::notes(const People& people) const
{
    QStringList notes;
    QStringList names;
    for (const auto& share : shares_) {
        names << people.numbered(share.number);
        if (names.size() == share.sharers) {
            if (share.sharers > 1) {
                notes << shareText(share, names);
            }
            names.clear();
        }
    }
    return notes;
}

CardStandingsColumns::CardStandingsColumns(const core::Tournament& tournament, const Ranks& ranks,
                                           const People& people, const Prizes& prizes,
                                           std::optional<core::RoundNumber> after)
    : StandingsColumns(ranks, people), tournament_(tournament), prizes_(prizes)
{
    addPeople();
    if (isKnockOut(tournament.settings)) {
        addReached(after);
    }
    addCount(u"deals"_s, headOf(CardColumn::Deals), &Tally::games, true);
    addCount(u"wins"_s, headOf(CardColumn::MatchesWon), &Tally::wins, true);
    addCount(u"gone_out"_s, headOf(CardColumn::GoneOut), &Tally::rommes, true);
    addCount(u"byes"_s, CardStandings::tr("Byes"), &Tally::byes, haveByes());
    addPenalties();
    if (!isKnockOut(tournament.settings)) {
        const auto& settings = tournament.settings;
        addTotals(column(u"points"_s, pointsHead(settings), ColumnKind::Points),
                  CardStandings::tr("Mean"), settings.rules.options.rankBy);
    }
    addChips(after);
    if (prizes.any()) {
        add(column(u"prize"_s, headOf(CardColumn::Prize), ColumnKind::Points),
            [this](const Standing& line) { return prizes_.cell(line.tally.number); });
    }
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
