#include "core/cards/card_tallies.h"

#include "core/cards/deal_order.h"
#include "core/cards/knock_out.h"
#include "core/cards/matches.h"
#include "core/people/start_numbers.h"

#include <algorithm>

namespace core {
namespace {

using scoring::MatchPoints;

bool givesCardPoints(const Settings& settings)
{
    return settings.cards.event != CardEvent::Multi && !givesMatchPoints(settings.cards);
}

void addDeals(const Settings& settings, const Table& table, const TallyOf& tallyOf)
{
    for (const auto& game : table.games) {
        const auto* played = std::get_if<PlayedDeal>(&game.outcome);
        if (played == nullptr || played->isTieBreak()) {
            continue;
        }
        for (std::size_t seat = 0; seat < played->deal.hands.size(); ++seat) {
            if (const auto& hand = played->deal.hands[seat]) {
                Tally& tally = tallyOf(creditedParticipant(table.head, *played, seat));
                ++tally.games;
                tally.rommes += hand->hand == 0 ? 1 : 0;
                tally.gmp += givesCardPoints(settings) ? MatchPoints::fromPoints(hand->score())
                                                       : MatchPoints();
            }
        }
    }
}

/// Those who have won a decided match, alone or tied: in a knock-out the first of the table, not
/// everyone who advances.
std::vector<StartNumber> firstOf(const Settings& settings, const Table& table,
                                 const MatchState& match)
{
    if (settings.cards.event != CardEvent::Multi) {
        return match.winners;
    }
    std::vector<StartNumber> first;
    for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
        const auto& places = match.places[seat];
        if (places && places->first == 1 && match.isThrough(table.head.seats[seat])) {
            first.push_back(table.head.seats[seat]);
        }
    }
    return first;
}

/// Match points by the places of those who took part.
void addPlaces(const Settings& settings, const Table& table, const MatchState& match,
               const TallyOf& tallyOf)
{
    const auto players = static_cast<int>(std::count_if(match.places.begin(), match.places.end(),
                                                        [](const auto& place) { return place; }));
    for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
        if (const auto& places = match.places[seat]) {
            tallyOf(table.head.seats[seat]).gmp +=
                pointsOfPlaces(settings.rules, std::max(players, 2), places->first, places->last);
        }
    }
}

/// How far people came in a knock-out: one step for each round they advanced from, and within it
/// first those still playing, then the places at the last table, then those who are out.
class Reach
{
public:
    void add(const Settings& settings, const Round& round)
    {
        for (const auto number : round.head.byes) {
            reach(number, stepOf(1));
        }
        for (const auto& table : round.tables) {
            add(table, matchOf(settings, round, table), round);
        }
        ++rounds_;
    }

    /// A winner by default ranks ahead of those who got as far.
    void addWinner(StartNumber number) { ++reached_[number]; }

    [[nodiscard]] const std::map<StartNumber, std::int64_t>& all() const { return reached_; }

private:
    static constexpr std::int64_t withinRound = scoring::largestTable + 1;

    [[nodiscard]] std::int64_t stepOf(std::int64_t roundsFurther) const
    {
        return (rounds_ + roundsFurther) * withinRound;
    }

    void add(const Table& table, const MatchState& match, const Round& round)
    {
        const bool last = isLastOfKnockOut(round);
        for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
            const StartNumber number = table.head.seats[seat];
            const auto& places = match.places[seat];
            std::int64_t within = isOut(match, number) ? 0 : scoring::largestTable;
            if (last && match.isDecided() && places) {
                within = scoring::largestTable - places->first;
            }
            reach(number, match.isThrough(number) ? stepOf(1) : stepOf(0) + within);
        }
    }

    /// Anyone behind a pending lot is out as well.
    static bool isOut(const MatchState& match, StartNumber number)
    {
        return match.isDecided() ||
               (match.status == MatchStatus::Lot && !isAmong(match.winners, number));
    }

    void reach(StartNumber number, std::int64_t step)
    {
        auto& reached = reached_[number];
        reached = std::max(reached, step);
    }

    std::map<StartNumber, std::int64_t> reached_;
    std::int64_t rounds_ = 0;
};

bool ranksWhoStayed(CardEvent event)
{
    return event == CardEvent::Ring || event == CardEvent::Single;
}

} // namespace

bool givesMatchPoints(const CardRules& rules)
{
    return rules.event == CardEvent::Points && rules.tableScoring == TableScoring::MatchPoints;
}

void addCardTable(const Settings& settings, const Round& round, const Table& table,
                  const TallyOf& tallyOf)
{
    addDeals(settings, table, tallyOf);
    const MatchState match = matchOf(settings, round, table);
    if (!match.isDecided()) {
        return;
    }
    for (const auto winner : firstOf(settings, table, match)) {
        ++tallyOf(winner).wins;
    }
    const bool byTieBreak =
        settings.cards.event == CardEvent::Single && !dealOrder(table).tieBreaks.empty();
    if (byTieBreak && match.winners.size() == 1) {
        ++tallyOf(match.winners.front()).tieBreaks;
    }
    if (givesMatchPoints(settings.cards)) {
        addPlaces(settings, table, match, tallyOf);
    }
}

Contest cardContestOf(const Settings& settings, const Round& round, const Table& table)
{
    Contest contest;
    const MatchState match = matchOf(settings, round, table);
    if (!match.isDecided()) {
        return contest;
    }
    const auto first = firstOf(settings, table, match);
    for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
        const auto number = table.head.seats[seat];
        const auto& places = match.places[seat];
        // A match can be won by walkover, without a deal.
        if (const bool won = isAmong(first, number); won || places) {
            contest.push_back({number, places ? -places->first : 0, won});
        }
    }
    return contest;
}

std::map<StartNumber, std::int64_t> reachedIn(const Tournament& tournament,
                                              std::optional<RoundNumber> after)
{
    const Settings& settings = tournament.settings;
    std::map<StartNumber, std::int64_t> gone;
    Reach reach;
    for (const auto& round : tournament.rounds) {
        if (!counts(round.head.state) || (after && round.number > *after)) {
            continue;
        }
        reach.add(settings, round);
        for (const auto& table : round.tables) {
            for (const auto number : table.head.withdrawn) {
                gone[number] = -1;
            }
        }
    }
    if (settings.cards.event == CardEvent::Multi) {
        if (const auto winner = knockOutOf(tournament, after).winner) {
            reach.addWinner(*winner);
        }
        return reach.all();
    }
    return ranksWhoStayed(settings.cards.event) ? gone : std::map<StartNumber, std::int64_t>();
}

} // namespace core
