#include "reports/documents/words.h"

#include "core/cards/card_tallies.h"
#include "core/cards/knock_out.h"
#include "core/model/enum_keys.h"
#include "core/people/start_numbers.h"
#include "core/texts/rule_texts.h"
#include "reports/documents/columns.h"
#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

using Seats = std::vector<core::StartNumber>;

template <typename Hand>
QStringList exceptionsIn(const People& people, const Seats& seats,
                         const scoring::PerSeat<Hand>& hands,
                         const std::vector<core::Substitution>& substitutions)
{
    QStringList lines;
    for (std::size_t seat = 0; seat < hands.size() && seat < seats.size(); ++seat) {
        if (!hands[seat] && !takenOverBy(seats[seat], substitutions)) {
            lines << Texts::tr("%1 did not play").arg(people.numbered(seats[seat]));
        }
    }
    for (const auto& [seat, by] : substitutions) {
        if (seat >= seats.size()) {
            continue;
        }
        const QString seated = people.numbered(seats[seat]);
        if (const auto* const name = std::get_if<core::Substitution::PlayedBy>(&by)) {
            lines << Texts::tr("%1 played for %2").arg(*name, seated);
        } else {
            const auto taker = std::get<core::Substitution::TakenOverBy>(by);
            lines << Texts::tr("%1 took over the seat of %2 and has the points")
                         .arg(people.numbered(taker), seated);
        }
    }
    return lines;
}

/// "Rommé", "ended early", "not played: time", "not yet entered".
QString endingText(const core::GameOutcome* outcome)
{
    if (outcome == nullptr) {
        return Texts::tr("not yet entered");
    }
    if (const auto* unplayed = std::get_if<core::UnplayedGame>(outcome)) {
        return Texts::tr("not played: %1").arg(unplayed->reason);
    }
    if (const auto* deal = std::get_if<core::PlayedDeal>(outcome)) {
        return deal->deal.ending == scoring::DealEnding::Out ? Texts::tr("gone out")
                                                             : Texts::tr("stock used up");
    }
    switch (std::get<core::PlayedGame>(*outcome).result.ending) {
    case scoring::Ending::Romme:
        return Texts::tr("Rommé");
    case scoring::Ending::FirstRoundRomme:
        return Texts::tr("first-round Rommé");
    case scoring::Ending::Early:
        return Texts::tr("ended early");
    }
    return {};
}

} // namespace

scoring::PerSeat<Held> heldIn(const core::GameOutcome* outcome, const core::TableHead& table,
                              const scoring::Rules& rules)
{
    scoring::PerSeat<Held> held(table.seats.size());
    if (const auto* const game = std::get_if<core::PlayedGame>(outcome)) {
        const auto& hands = game->result.hands;
        const auto score = scoreGame(rules, game->result);
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            const auto& hand = hands[seat];
            const QString claims =
                hand && hand->claims > 0 ? u" +%1"_s.arg(hand->claims) : QString();
            held[seat] = hand ? Held{QString::number(hand->stones) + claims, hand->stones,
                                     hand->claims, score[seat]->total()}
                              : Held{u"–"_s};
        }
    }
    if (const auto* const played = std::get_if<core::PlayedDeal>(outcome)) {
        const auto& players = playersOf(table, *played);
        const auto& hands = played->deal.hands;
        for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
            const auto player = std::find(players.begin(), players.end(), table.seats[seat]);
            const auto place = static_cast<std::size_t>(player - players.begin());
            if (place < hands.size()) {
                const auto& hand = hands[place];
                held[seat] =
                    hand ? Held{u"%1 − %2"_s.arg(hand->melded).arg(hand->hand), hand->melded,
                                hand->hand, scoring::MatchPoints::fromPoints(hand->score())}
                         : Held{u"–"_s};
            }
        }
    }
    return held;
}

QString endingWord(const core::GameOutcome* outcome)
{
    if (outcome == nullptr) {
        return {};
    }
    if (std::holds_alternative<core::UnplayedGame>(*outcome)) {
        return u"not-played"_s;
    }
    if (const auto* deal = std::get_if<core::PlayedDeal>(outcome)) {
        return core::keyOf(deal->deal.ending);
    }
    return core::keyOf(std::get<core::PlayedGame>(*outcome).result.ending);
}

namespace {

bool endedAsUsual(const core::GameOutcome* outcome)
{
    if (const auto* const deal = std::get_if<core::PlayedDeal>(outcome)) {
        return deal->deal.ending == scoring::DealEnding::Out;
    }
    const auto* const game = std::get_if<core::PlayedGame>(outcome);
    return game != nullptr && game->result.ending == scoring::Ending::Romme;
}

QStringList exceptionsIn(const People& people, const core::TableHead& table,
                         const core::GameOutcome* outcome)
{
    if (const auto* const played = std::get_if<core::PlayedGame>(outcome)) {
        return exceptionsIn(people, table.seats, played->result.hands, played->substitutions);
    }
    if (const auto* const deal = std::get_if<core::PlayedDeal>(outcome)) {
        return exceptionsIn(people, playersOf(table, *deal), deal->deal.hands, deal->substitutions);
    }
    return {};
}

} // namespace

QString outcomeText(const People& people, const core::TableHead& table,
                    const core::GameOutcome* outcome)
{
    return (QStringList{endingText(outcome)} << exceptionsIn(people, table, outcome)).join(u"; "_s);
}

QString unusualText(const People& people, const core::TableHead& table,
                    const core::GameOutcome* outcome)
{
    return endedAsUsual(outcome) ? exceptionsIn(people, table, outcome).join(u"; "_s)
                                 : outcomeText(people, table, outcome);
}

QString asLine(const QString& text)
{
    return text.left(1).toUpper() + text.mid(1);
}

bool givesCardPoints(const core::Settings& settings)
{
    const auto& discipline = disciplineOf(settings);
    return discipline.has(StandingsTrait::Matches, settings) &&
           discipline.has(StandingsTrait::Sum, settings) && !givesMatchPoints(settings.cards);
}

QString pointsHead(const core::Settings& settings)
{
    return givesCardPoints(settings) ? Texts::tr("Points") : Texts::tr("Match points");
}

scoring::MatchPoints asPoints(scoring::Chips chips)
{
    return scoring::MatchPoints::fromUnits(chips.sixths() * scoring::MatchPoints::unitsPerPoint /
                                           scoring::Chips::sixthsPerChip);
}

QString matchText(const People& people, const core::Settings& settings, const core::Round& round,
                  const core::MatchState& match)
{
    const QString names = people.numbered(match.winners);
    switch (match.status) {
    case core::MatchStatus::Running:
        return texts::text(match.status);
    case core::MatchStatus::TieBreaker:
        return Texts::tr("tie-breaker deal due among %1").arg(names);
    case core::MatchStatus::Lot: {
        const QString lot =
            Texts::tr("lot due among %1 (%n place(s) to be had)", nullptr, match.contested)
                .arg(names);
        return match.ahead.empty()
                   ? lot
                   : Texts::tr("in the next round: %1; %2", "people; a lot that is due")
                         .arg(people.numbered(match.ahead), lot);
    }
    case core::MatchStatus::Won:
    case core::MatchStatus::Split:
        break;
    }
    const QString why = match.over ? texts::text(*match.over) : QString();
    if (names.isEmpty()) {
        return Texts::tr("over without a winner (%1)").arg(why);
    }
    if (isKnockOut(settings) && !isLastOfKnockOut(round)) {
        return Texts::tr("in the next round: %1 (%2)").arg(names, why);
    }
    return match.status == core::MatchStatus::Won
               ? Texts::tr("won by %1 (%2)").arg(names, why)
               : Texts::tr("tied at the top: %1 (%2)").arg(names, why);
}

QString shortMatchText(const core::MatchState& match)
{
    if (!match.isDecided()) {
        return texts::text(match.status);
    }
    const bool isUnusual =
        match.over == core::MatchOver::TimeRanOut || match.over == core::MatchOver::WalkOver;
    return isUnusual ? texts::text(*match.over) : QString();
}

QString lotText(const People& people, const std::vector<core::StartNumber>& lot)
{
    return lot.empty() ? QString() : Texts::tr("Lot drawn: %1").arg(people.numbered(lot));
}

QString withdrawnText(const People& people, const core::TableHead& table)
{
    return table.withdrawn.empty()
               ? QString()
               : Texts::tr("Left the match: %1").arg(people.numbered(table.withdrawn));
}

QString treeTableTitle(core::RoundNumber round, const core::TreeTable& table)
{
    return table.isLast
               ? Texts::tr("Round %1, final table").arg(plain(round))
               : Texts::tr("Round %1, table %2").arg(plain(round)).arg(plain(table.number));
}

QString tieText(const std::optional<core::MatchDecision>& tie)
{
    if (tie == core::MatchDecision::Melded) {
        return Texts::tr("Equal totals: the points melded decided.");
    }
    return tie == core::MatchDecision::LastHand ? Texts::tr("Equal totals: the last hand decided.")
                                                : QString();
}

namespace {

/// Those of the numbers who sit at the table.
std::vector<core::StartNumber> seatedAt(const core::TreeTable& table,
                                        const std::vector<core::StartNumber>& numbers)
{
    std::vector<core::StartNumber> seated;
    for (const auto& seat : table.seats) {
        if (core::isAmong(numbers, seat.number)) {
            seated.push_back(seat.number);
        }
    }
    return seated;
}

} // namespace

QStringList overtakenNotes(const People& people, const core::KnockOutTree& tree,
                           core::RoundNumber round, const core::TreeTable& table)
{
    QStringList notes;
    for (const auto& overtaken : tree.overtaken) {
        const auto out = seatedAt(table, overtaken.out);
        const auto missing = seatedAt(table, overtaken.missing);
        if (overtaken.round == round && !out.empty()) {
            notes << Texts::tr("Out since a correction: %1").arg(people.numbered(out));
        }
        if (overtaken.round > round && !missing.empty()) {
            notes << Texts::tr("Through, but not in round %1: %2")
                         .arg(plain(overtaken.round))
                         .arg(people.numbered(missing));
        }
    }
    return notes;
}

typeset::Cell fateCell(core::Fate fate)
{
    switch (fate) {
    case core::Fate::Open:
        break;
    case core::Fate::Equal:
        return {Texts::tr("equal"), u"equal"_s};
    case core::Fate::Out:
        return {Texts::tr("out"), u"out"_s};
    case core::Fate::Left:
        return {Texts::tr("left the match"), u"left"_s};
    case core::Fate::GoesOn:
        return {Texts::tr("goes on"), u"goes-on"_s};
    case core::Fate::Away:
        return {Texts::tr("through, not here"), u"away"_s};
    case core::Fate::Winner:
        return {Texts::tr("winner"), u"winner"_s};
    }
    return {};
}

QString winnerText(const People& people, const std::optional<core::StartNumber>& winner)
{
    return winner ? Texts::tr("Winner: %1").arg(people.numbered(*winner))
                  : Texts::tr("There is no winner yet.");
}

} // namespace documents
