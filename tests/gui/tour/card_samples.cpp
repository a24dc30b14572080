#include "card_samples.h"

#include "core/cards/knock_out.h"
#include "core/seating/sizes.h"
#include "samples.h"

namespace samples {
namespace {

using namespace Qt::StringLiterals;

/// Everyone has a different score, the first goes out.
core::Game deal(const std::vector<core::StartNumber>& seats)
{
    core::PlayedDeal deal;
    deal.deal.hands = scoring::CardHands(seats.size());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const int melded = 20 + core::plain(seats[seat]);
        deal.deal.hands[seat] = scoring::CardHand{melded, seat == 0 ? 0 : 10};
    }
    return {core::GameNumber{1}, deal};
}

core::Round drawnRound(const core::Tournament& tournament)
{
    const auto people = core::knockOutOf(tournament).next;
    const auto sizes = seating::roundSizes(static_cast<int>(people.size()),
                                           seating::FivePlayers::ThreeAndTwo, true);
    core::Round round;
    round.number = core::RoundNumber{static_cast<std::int32_t>(tournament.rounds.size()) + 1};
    round.head.state = core::RoundState::Closed;
    auto person = people.begin();
    for (const int size : sizes->tables) {
        core::Table table;
        table.number = core::TableNumber{static_cast<std::int32_t>(round.tables.size()) + 1};
        table.head.seats.assign(person, person + size);
        table.games = {deal(table.head.seats)};
        person += size;
        round.tables.push_back(table);
    }
    return round;
}

} // namespace

core::Tournament runningKnockOut()
{
    auto tournament = read(u"cards-knock-out"_s);
    tournament.rounds.resize(2);
    auto& round = tournament.rounds.back();
    round.head.state = core::RoundState::Published;
    round.tables.front().head.lot.clear();
    round.tables.back().games.resize(1);
    return tournament;
}

core::Tournament knockOutBetweenRounds()
{
    auto tournament = read(u"cards-knock-out"_s);
    tournament.rounds.resize(1);
    return tournament;
}

core::Tournament largeKnockOut()
{
    constexpr std::size_t people = 120;
    auto tournament = largeTournament();
    tournament.participants.resize(people);
    tournament.rounds.clear();
    auto& settings = tournament.settings;
    settings.rules.ruleSet = scoring::RuleSet::Romme500;
    settings.rules.options.tieBreaks.clear();
    settings.cards.event = core::CardEvent::Multi;
    settings.cards.match = scoring::QuickMatch{1};
    while (!core::knockOutOf(tournament).winner) {
        tournament.rounds.push_back(drawnRound(tournament));
    }
    return tournament;
}

} // namespace samples
