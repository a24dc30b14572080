#include "card_account.h"

#include "app/documents/card_words.h"
#include "app/texts/match_texts.h"
#include "app/texts/numbers.h"
#include "app/texts/seat_letters.h"
#include "core/cards/deal_order.h"
#include "core/cards/knock_out.h"
#include "core/start_numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace desk {
namespace {

class CardAccountTexts
{
    Q_DECLARE_TR_FUNCTIONS(CardAccountTexts)
};

} // namespace

std::optional<AccountMatch> AccountMatch::of(const core::Tournament& tournament,
                                             const core::AccountRound& round,
                                             core::StartNumber number)
{
    if (!playsCards(tournament.settings) || !round.table || !round.counted()) {
        return std::nullopt;
    }
    const auto& stored = *findRound(tournament, round.number);
    return AccountMatch(tournament, stored, *findTable(stored, *round.table), number);
}

AccountMatch::AccountMatch(const core::Tournament& tournament, const core::Round& round,
                           const core::Table& table, core::StartNumber number)
    : tournament_(tournament),
      round_(round),
      table_(table),
      number_(number),
      seat_(static_cast<std::size_t>(
          std::find(table.head.seats.begin(), table.head.seats.end(), number) -
          table.head.seats.begin())),
      state_(core::matchOf(tournament.settings, round, table))
{}

scoring::MatchPoints AccountMatch::total() const
{
    return scoring::MatchPoints::fromPoints(state_.score.seats[seat_].score);
}

bool AccountMatch::isWinner() const
{
    return state_.isDecided() && isAmong(state_.winners, number_);
}

QString AccountMatch::outcome() const
{
    if (!isWinner() || state_.status == core::MatchStatus::Split) {
        return isWinner() || !state_.isDecided() ? texts::text(state_.status) : QString();
    }
    return isKnockOut(tournament_.settings) && !isLastOfKnockOut(round_)
               ? documents::fateCell(core::Fate::GoesOn).text
               : texts::text(state_.status);
}

QStringList AccountMatch::fate() const
{
    QStringList parts;
    if (const auto& places = state_.places[seat_]) {
        parts << texts::placeText(places->first, places->last > places->first);
    }
    const QString why = state_.over ? texts::text(*state_.over) : QString();
    const QString what = outcome();
    if (isAmong(table_.head.withdrawn, number_)) {
        parts << documents::fateCell(core::Fate::Left).text;
    } else if (what.isEmpty() || why.isEmpty()) {
        parts << what + why;
    } else {
        parts << CardAccountTexts::tr("%1 (%2)", "won (target reached)").arg(what, why);
    }
    if (const auto ties = static_cast<int>(core::dealOrder(table_).tieBreaks.size()); ties > 0) {
        parts << CardAccountTexts::tr("%n tie-breaker deal(s)", nullptr, ties);
    }
    if (isAmong(table_.head.lot, number_)) {
        parts << CardAccountTexts::tr("by lot");
    }
    return parts;
}

QString AccountMatch::totals() const
{
    QStringList parts;
    const auto& seats = table_.head.seats;
    const documents::People people(tournament_);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const auto score = scoring::MatchPoints::fromPoints(state_.score.seats[seat].score);
        parts << CardAccountTexts::tr("%1 %2: %3", "seat, person, total")
                     .arg(texts::seatLetter(seat), people.numbered(seats[seat]),
                          texts::matchPointsText(score));
    }
    return CardAccountTexts::tr("Totals: %1").arg(parts.join(QStringLiteral(" · ")));
}

QStringList AccountMatch::lines() const
{
    const documents::People people(tournament_);
    QStringList lines = {
        CardAccountTexts::tr("Match: %1")
            .arg(documents::matchText(people, tournament_.settings, round_, state_)),
        totals(), documents::withdrawnText(people, table_.head),
        documents::lotText(people, table_.head.lot)};
    lines.removeAll(QString());
    return lines;
}

} // namespace desk
