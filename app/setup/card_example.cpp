#include "card_example.h"

#include "card_choices.h"

#include "app/documents/card_words.h"
#include "app/texts/numbers.h"
#include "app/texts/seat_letters.h"
#include "core/cards/card_tallies.h"
#include "core/cards/matches.h"
#include "core/standings.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace desk {
namespace {

using scoring::CardHand;
using scoring::MatchPoints;

class CardExampleTexts
{
    Q_DECLARE_TR_FUNCTIONS(CardExampleTexts)
};

QString numberText(std::int64_t number)
{
    return texts::matchPointsText(MatchPoints::fromPoints(number));
}

QString seatsText(const std::vector<std::size_t>& seats)
{
    QStringList letters;
    for (const auto seat : seats) {
        letters << texts::seatLetter(seat);
    }
    return texts::locale().createSeparatedList(letters);
}

scoring::Deal dealOf(const std::vector<CardHand>& hands)
{
    scoring::Deal deal;
    deal.hands = scoring::CardHands(hands.size());
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        deal.hands[seat] = hands[seat];
    }
    return deal;
}

/// A match of one deal at a table of one round, with start numbers from 1 by seat. There is a
/// second table, so that this one is not the last of a knock-out.
core::Tournament tournamentOf(core::Settings settings, const std::vector<CardHand>& hands)
{
    core::Tournament tournament;
    settings.cards.match = scoring::QuickMatch{1};
    tournament.settings = std::move(settings);
    core::Round round;
    round.head.state = core::RoundState::Published;
    for (int table = 1; table <= 2; ++table) {
        core::Table& made = round.tables.emplace_back();
        made.number = core::TableNumber{table};
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            core::Participant participant;
            participant.number =
                core::StartNumber{static_cast<std::int32_t>(tournament.participants.size()) + 1};
            made.head.seats.push_back(participant.number);
            tournament.participants.push_back(std::move(participant));
        }
    }
    round.tables.front().games.push_back({core::GameNumber{1}, core::PlayedDeal{dealOf(hands)}});
    tournament.rounds.push_back(std::move(round));
    return tournament;
}

std::size_t seatOf(core::StartNumber number)
{
    return static_cast<std::size_t>(plain(number)) - 1;
}

core::MatchState matchIn(const core::Tournament& tournament)
{
    const auto& round = tournament.rounds.front();
    return core::matchOf(tournament.settings, round, round.tables.front());
}

std::vector<std::size_t> winningSeats(const core::MatchState& match)
{
    std::vector<std::size_t> seats;
    std::transform(
        match.winners.begin(), match.winners.end(), std::back_inserter(seats),
        [](core::StartNumber number) { return static_cast<std::size_t>(plain(number)) - 1; });
    std::sort(seats.begin(), seats.end());
    return seats;
}

/// What the match comes to for a seat, in a word.
QString fateText(core::CardEvent event, const core::MatchState& match, std::size_t seat)
{
    const auto seats = winningSeats(match);
    const bool named = std::find(seats.begin(), seats.end(), seat) != seats.end();
    switch (event) {
    case core::CardEvent::Points:
        return {};
    case core::CardEvent::Ring:
        return named ? CardExampleTexts::tr("shares") : QString();
    case core::CardEvent::Single:
        return named ? CardExampleTexts::tr("plays on") : CardExampleTexts::tr("is out");
    case core::CardEvent::Multi:
        break;
    }
    return named ? CardExampleTexts::tr("goes on") : CardExampleTexts::tr("is out");
}

QString eventText(core::CardEvent event, const core::MatchState& match)
{
    const auto seats = winningSeats(match);
    const QString names = seatsText(seats);
    switch (event) {
    case core::CardEvent::Points:
        return CardExampleTexts::tr("%1 are level, and it stays so: what counts is the points of "
                                    "all rounds.")
            .arg(names);
    case core::CardEvent::Ring:
        return CardExampleTexts::tr("%1 are level: they have won together and share the prize "
                                    "equally.")
            .arg(names);
    case core::CardEvent::Single:
        return CardExampleTexts::tr("%1 are level: they play tie-breaker deals until one is left.")
            .arg(names);
    case core::CardEvent::Multi:
        break;
    }
    return CardExampleTexts::tr("%1 go on. Of those who are level who has melded more comes first.",
                                nullptr, static_cast<int>(seats.size()))
        .arg(names);
}

Example eventExample(const core::Settings& before, const core::Settings& after)
{
    const std::vector<CardHand> hands = {{110, 0}, {125, 15}, {70, 20}, {40, 60}};
    const auto match = matchIn(tournamentOf(after, hands));
    const auto old = matchIn(tournamentOf(before, hands));
    const auto event = after.cards.event;
    Example example;
    example.situation = CardExampleTexts::tr("A and B have the same total at the end of a match");
    example.columns = {CardExampleTexts::tr("Seat"), CardExampleTexts::tr("Melded"),
                       CardExampleTexts::tr("Total")};
    if (event != core::CardEvent::Points) {
        example.columns << QString();
    }
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        Example::Row row;
        row.cells = {{texts::seatLetter(seat)},
                     {numberText(hands[seat].melded)},
                     {numberText(match.score.seats.at(seat).score)}};
        if (event != core::CardEvent::Points) {
            const QString fate = fateText(event, match, seat);
            row.cells.push_back({fate, fate != fateText(before.cards.event, old, seat)});
        }
        example.rows.push_back(std::move(row));
    }
    example.explanation = eventText(event, match);
    const QString formerly = eventText(before.cards.event, old);
    example.before = formerly == example.explanation ? QString() : formerly;
    return example;
}

/// Deals of three, as they come at a table: 500 is reached in the last of them.
std::vector<scoring::Deal> courseOfDeals()
{
    return {dealOf({{120, 0}, {110, 25}, {20, 50}}), dealOf({{95, 35}, {145, 0}, {105, 10}}),
            dealOf({{150, 0}, {120, 10}, {90, 50}}), dealOf({{110, 15}, {180, 0}, {100, 25}})};
}

constexpr std::size_t seatsOfCourse = 3;

scoring::MatchScore scoreOf(const scoring::MatchForm& form, const std::vector<scoring::Deal>& deals)
{
    std::vector<const scoring::Deal*> played;
    std::transform(deals.begin(), deals.end(), std::back_inserter(played),
                   [](const scoring::Deal& deal) { return &deal; });
    return scoring::scoreMatch(form, played);
}

QString winText(const scoring::MatchForm& form, const scoring::MatchScore& score)
{
    std::size_t best = 0;
    for (std::size_t seat = 1; seat < seatsOfCourse; ++seat) {
        best = score.seats.at(seat).score > score.seats.at(best).score ? seat : best;
    }
    const QString winner = texts::seatLetter(best);
    const auto* target = std::get_if<scoring::TargetMatch>(&form);
    if (target == nullptr) {
        return CardExampleTexts::tr("After %n deal(s) %1 has the highest total and wins.", nullptr,
                                    static_cast<int>(score.deals))
            .arg(winner);
    }
    if (!score.end) {
        return CardExampleTexts::tr("Nobody has %1 yet: the match goes on.").arg(target->target);
    }
    std::vector<std::size_t> reached;
    for (std::size_t seat = 0; seat < seatsOfCourse; ++seat) {
        if (score.seats.at(seat).score >= target->target) {
            reached.push_back(seat);
        }
    }
    return reached.size() == 1
               ? CardExampleTexts::tr("%1 has reached %2 and wins.").arg(winner).arg(target->target)
               : CardExampleTexts::tr("%1 have reached %2 in the same deal; %3 has more and wins.")
                     .arg(seatsText(reached))
                     .arg(target->target)
                     .arg(winner);
}

Example matchExample(const scoring::MatchForm& before, const scoring::MatchForm& after)
{
    const auto deals = courseOfDeals();
    const auto score = scoreOf(after, deals);
    const auto old = scoreOf(before, deals);
    Example example;
    example.situation = CardExampleTexts::tr("A match of three players");
    example.columns = {CardExampleTexts::tr("Seat")};
    for (std::size_t deal = 0; deal < score.deals; ++deal) {
        example.columns << CardExampleTexts::tr("Deal %1").arg(deal + 1);
    }
    example.columns << CardExampleTexts::tr("Total");
    for (std::size_t seat = 0; seat < seatsOfCourse; ++seat) {
        Example::Row row;
        row.cells = {{texts::seatLetter(seat)}};
        for (std::size_t deal = 0; deal < score.deals; ++deal) {
            row.cells.push_back({numberText(*scoring::scoreDeal(deals[deal])[seat])});
        }
        const auto total = score.seats.at(seat).score;
        row.cells.push_back({numberText(total), total != old.seats.at(seat).score});
        example.rows.push_back(std::move(row));
    }
    example.explanation = winText(after, score);
    example.before = before == after ? QString() : winText(before, old);
    return example;
}

/// What the table of tournamentOf() brings to somebody there.
MatchPoints broughtTo(const core::Standings& standings, std::size_t seat)
{
    const auto& lines = standings.lines();
    const auto found = std::find_if(lines.begin(), lines.end(), [seat](const auto& line) {
        return seatOf(line.tally.number) == seat;
    });
    return found->tally.gmp;
}

QString broughtText(const core::Tournament& tournament, std::size_t seat)
{
    if (!givesMatchPoints(tournament.settings.cards)) {
        return CardExampleTexts::tr("Everybody takes along what their deals have scored.");
    }
    const auto match = matchIn(tournament);
    const auto& places = *match.places.at(seat);
    return CardExampleTexts::tr("%1, %2: match points %3")
        .arg(texts::seatLetter(seat), texts::placeText(places.first, places.last > places.first),
             texts::matchPointsText(broughtTo(core::Standings(tournament), seat)));
}

std::vector<CardHand> handsFor(Option option, int tableSize)
{
    if (option == Option::Ties) {
        return {{130, 0}, {80, 20}, {75, 15}, {20, 50}};
    }
    std::vector<CardHand> hands = {{130, 0}, {95, 15}, {60, 20}, {20, 50}};
    const int size = option == Option::Scale ? tableSize : scoring::largestTable;
    hands.resize(static_cast<std::size_t>(size));
    return hands;
}

QString tableSituation(Option option, std::size_t size)
{
    if (option == Option::Ties) {
        return CardExampleTexts::tr("At the end of a match B and C are level");
    }
    return CardExampleTexts::tr("The end of a match of %n player(s)", nullptr,
                                static_cast<int>(size));
}

Example tableExample(Option option, const core::Settings& before, const core::Settings& after,
                     int tableSize)
{
    const auto hands = handsFor(option, tableSize);
    const auto tournament = tournamentOf(after, hands);
    const auto former = tournamentOf(before, hands);
    const core::Standings standings(tournament);
    const core::Standings old(former);
    const auto match = matchIn(tournament);
    Example example;
    example.situation = tableSituation(option, hands.size());
    example.columns = {CardExampleTexts::tr("Seat"), CardExampleTexts::tr("Total"),
                       CardExampleTexts::tr("Brings")};
    std::optional<std::size_t> changed;
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        const auto brought = broughtTo(standings, seat);
        Example::Row row;
        row.cells = {{texts::seatLetter(seat)},
                     {numberText(match.score.seats.at(seat).score)},
                     {brought, brought != broughtTo(old, seat)}};
        if (row.changed() && !changed) {
            changed = seat;
        }
        example.rows.push_back(std::move(row));
    }
    const std::size_t shown = changed.value_or(option == Option::Ties ? 1 : 0);
    example.explanation = broughtText(tournament, shown);
    example.before = changed ? broughtText(former, shown) : QString();
    return example;
}

scoring::PerSeat<scoring::Chips> chipsIn(const scoring::Deal& deal, const core::CardRules& cards)
{
    scoring::PerSeat<scoring::Chips> held(deal.hands.size());
    for (std::size_t seat = 0; cards.stack && seat < held.size(); ++seat) {
        held[seat] = scoring::Chips::fromChips(*cards.stack);
    }
    return scoring::chipsOf(deal, *cards.pcr, held);
}

/// The best deal is that of seat A.
QString chipsText(const scoring::Deal& deal, const core::CardRules& cards)
{
    if (!cards.pcr) {
        return CardExampleTexts::tr("No chips are paid.");
    }
    const auto scores = scoring::scoreDeal(deal);
    const auto chips = chipsIn(deal, cards);
    QStringList sentences = {CardExampleTexts::tr("A has the best deal.")};
    for (std::size_t seat = 1; seat < chips.size(); ++seat) {
        const auto lack = *scores[0] - *scores[seat];
        const auto paid = (scoring::Chips() - *chips[seat]).whole();
        const QString sentence =
            paid < lack * *cards.pcr
                ? CardExampleTexts::tr("%1 lacks %2 points, but has no more than %3 chips.")
                : CardExampleTexts::tr("%1 lacks %2 points and pays %3 chips.");
        sentences << sentence.arg(texts::seatLetter(seat)).arg(lack).arg(paid);
    }
    return sentences.join(u' ');
}

Example chipsExample(const core::CardRules& before, const core::CardRules& after)
{
    const auto deal = dealOf({{120, 20}, {85, 15}, {60, 0}});
    const auto scores = scoring::scoreDeal(deal);
    Example example;
    example.situation = CardExampleTexts::tr("A deal of three players");
    example.columns = {CardExampleTexts::tr("Seat"), CardExampleTexts::tr("Score")};
    if (after.pcr) {
        example.columns << CardExampleTexts::tr("Chips");
    }
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        Example::Row row;
        row.cells = {{texts::seatLetter(seat)}, {numberText(*scores[seat])}};
        if (after.pcr) {
            const auto now = *chipsIn(deal, after)[seat];
            const bool changed = !before.pcr || *chipsIn(deal, before)[seat] != now;
            row.cells.push_back({texts::matchPointsText(documents::asPoints(now)), changed});
        }
        example.rows.push_back(std::move(row));
    }
    example.explanation = chipsText(deal, after);
    const QString formerly = chipsText(deal, before);
    example.before = formerly == example.explanation ? QString() : formerly;
    return example;
}

} // namespace

Example cardExampleOf(Option option, const core::Settings& before, const core::Settings& after,
                      int tableSize)
{
    const auto& former = playsCards(before) ? before : after;
    switch (option) {
    case Option::Match:
        return matchExample(former.cards.match, after.cards.match);
    case Option::TableScoring:
    case Option::Scale:
    case Option::Ties:
        return tableExample(option, former, after, tableSize);
    case Option::Bye:
    case Option::RankBy:
    case Option::TieBreaks:
        return exampleOf(option, former.rules, after.rules, 1, tableSize);
    case Option::Chips:
        return chipsExample(former.cards, after.cards);
    default:
        return eventExample(former, after);
    }
}

} // namespace desk
