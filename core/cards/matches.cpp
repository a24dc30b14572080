#include "core/cards/matches.h"

#include "core/cards/deal_order.h"
#include "core/people/start_numbers.h"

#include <algorithm>
#include <compare>
#include <iterator>
#include <utility>

namespace core {
namespace {

using scoring::SeatTotal;

/// Somebody at the table with their totals.
struct Contender
{
    StartNumber number{1};
    std::size_t seat = 0;
    SeatTotal total;
};

MatchOver overBy(scoring::MatchEnd end)
{
    switch (end) {
    case scoring::MatchEnd::TargetReached:
        return MatchOver::TargetReached;
    case scoring::MatchEnd::DealsPlayed:
        return MatchOver::DealsPlayed;
    case scoring::MatchEnd::TimeRanOut:
        break;
    }
    return MatchOver::TimeRanOut;
}

std::vector<StartNumber> numbersOf(const std::vector<Contender>& contenders)
{
    std::vector<StartNumber> numbers;
    numbers.reserve(contenders.size());
    std::transform(contenders.begin(), contenders.end(), std::back_inserter(numbers),
                   [](const Contender& contender) { return contender.number; });
    return numbers;
}

/// Determines the state of one match.
class Match
{
public:
    Match(const Settings& settings, const Round& round, const Table& table)
        : event_(settings.cards.event),
          table_(table),
          order_(dealOrder(table)),
          due_(static_cast<std::size_t>(winnersDue(settings, round, table)))
    {
        state_.score = scoring::scoreMatch(settings.cards.match, order_.results());
    }

    MatchState state()
    {
        const auto left = contendersAmong(remaining());
        if (state_.score.end) {
            state_.over = overBy(*state_.score.end);
        } else if (left.size() <= due_) {
            state_.over = MatchOver::WalkOver;
        }
        if (state_.over) {
            decide(left);
            placeSeats();
        }
        return std::move(state_);
    }

private:
    [[nodiscard]] std::vector<StartNumber> remaining() const
    {
        std::vector<StartNumber> numbers;
        std::copy_if(
            table_.head.seats.begin(), table_.head.seats.end(), std::back_inserter(numbers),
            [this](StartNumber number) { return !isAmong(table_.head.withdrawn, number); });
        return numbers;
    }

    /// The best first, equals in the order of their seats.
    [[nodiscard]] std::vector<Contender>
    contendersAmong(const std::vector<StartNumber>& numbers) const
    {
        std::vector<Contender> contenders;
        const auto& seats = table_.head.seats;
        for (std::size_t seat = 0; seat < seats.size() && seat < state_.score.seats.size();
             ++seat) {
            if (isAmong(numbers, seats[seat])) {
                contenders.push_back({seats[seat], seat, state_.score.seats[seat]});
            }
        }
        std::stable_sort(contenders.begin(), contenders.end(),
                         [this](const Contender& left, const Contender& right) {
                             return std::is_lt(compare(left.total, right.total));
                         });
        return contenders;
    }

    /// `less` is better. Those who played no deal rank after all who did.
    [[nodiscard]] std::weak_ordering compare(const SeatTotal& left, const SeatTotal& right) const
    {
        if ((left.deals == 0) != (right.deals == 0)) {
            return (left.deals == 0) <=> (right.deals == 0);
        }
        if (left.score != right.score || event_ != CardEvent::Multi) {
            return right.score <=> left.score;
        }
        if (left.melded != right.melded) {
            return right.melded <=> left.melded;
        }
        return left.lastHand <=> right.lastHand;
    }

    /// Those level with the one at that position, from 0.
    [[nodiscard]] std::vector<Contender> equalTo(const std::vector<Contender>& contenders,
                                                 std::size_t place) const
    {
        std::vector<Contender> equal;
        std::copy_if(contenders.begin(), contenders.end(), std::back_inserter(equal),
                     [&](const Contender& contender) {
                         return std::is_eq(compare(contender.total, contenders[place].total));
                     });
        return equal;
    }

    void decide(const std::vector<Contender>& left)
    {
        state_.status = MatchStatus::Won;
        if (left.size() <= due_) {
            state_.winners = numbersOf(left);
        } else if (event_ == CardEvent::Multi) {
            decideWhoGoesOn(left);
        } else if (event_ == CardEvent::Single) {
            decideByTieBreaks(left);
        } else if (left.front().total.deals > 0) {
            state_.winners = numbersOf(equalTo(left, 0));
            state_.status = state_.winners.size() > 1 ? MatchStatus::Split : MatchStatus::Won;
        }
    }

    void decideByTieBreaks(const std::vector<Contender>& left)
    {
        TieBreakCourse course(table_.head, order_.tieBreaks);
        course.begin(numbersOf(equalTo(contendersAmong(course.present()), 0)));
        while (course.hasNext()) {
            course.playNext();
        }
        state_.winners = course.due();
        if (state_.winners.empty()) {
            // Everybody who was tied has left.
            state_.winners = numbersOf(equalTo(left, 0));
        }
        if (state_.winners.size() > 1) {
            state_.status = MatchStatus::TieBreaker;
        }
    }

    void decideWhoGoesOn(const std::vector<Contender>& left)
    {
        const auto tied = equalTo(left, due_ - 1);
        const auto first = std::find_if(left.begin(), left.end(), [&tied](const Contender& one) {
            return one.number == tied.front().number;
        });
        const std::vector<Contender> better(left.begin(), first);
        const std::size_t contested = due_ - better.size();
        state_.winners = numbersOf(better);
        if (tied.size() <= contested) {
            const auto all = numbersOf(tied);
            state_.winners.insert(state_.winners.end(), all.begin(), all.end());
            return;
        }
        const auto drawn = drawnAmong(numbersOf(tied));
        if (drawn.size() < contested) {
            state_.status = MatchStatus::Lot;
            state_.ahead = std::exchange(state_.winners, numbersOf(tied));
            state_.contested = static_cast<int>(contested);
            return;
        }
        state_.winners.insert(state_.winners.end(), drawn.begin(),
                              drawn.begin() + static_cast<std::ptrdiff_t>(contested));
    }

    [[nodiscard]] std::vector<StartNumber> drawnAmong(const std::vector<StartNumber>& tied) const
    {
        std::vector<StartNumber> drawn;
        std::copy_if(table_.head.lot.begin(), table_.head.lot.end(), std::back_inserter(drawn),
                     [&tied](StartNumber number) { return isAmong(tied, number); });
        return drawn;
    }

    void placeSeats()
    {
        const auto left = contendersAmong(remaining());
        placeSeats(left, 0);
        placeSeats(contendersAmong(table_.head.withdrawn), static_cast<int>(left.size()));
    }

    /// Assigns the places after `ahead` others.
    void placeSeats(const std::vector<Contender>& contenders, int ahead)
    {
        for (const auto& contender : contenders) {
            if (contender.total.deals == 0 && !hasWon(contender)) {
                continue;
            }
            int better = 0;
            int equal = 0;
            for (const auto& other : contenders) {
                const auto order = compareInPlace(other, contender);
                better += std::is_lt(order) ? 1 : 0;
                equal += std::is_eq(order) ? 1 : 0;
            }
            state_.places[contender.seat] = {ahead + better + 1, ahead + better + equal};
        }
    }

    /// In a knock-out those who advance, possibly by a lot, rank ahead of those who do not.
    [[nodiscard]] std::weak_ordering compareInPlace(const Contender& left,
                                                    const Contender& right) const
    {
        if (event_ == CardEvent::Multi && hasWon(left) != hasWon(right)) {
            return hasWon(right) <=> hasWon(left);
        }
        return compare(left.total, right.total);
    }

    [[nodiscard]] bool hasWon(const Contender& contender) const
    {
        return state_.isDecided() && isAmong(state_.winners, contender.number);
    }

    CardEvent event_;
    const Table& table_;
    DealOrder order_;
    std::size_t due_;
    MatchState state_;
};

} // namespace

bool MatchState::isThrough(StartNumber number) const
{
    return isAmong(isDecided() ? winners : ahead, number);
}

MatchState matchOf(const Settings& settings, const Round& round, const Table& table)
{
    return Match(settings, round, table).state();
}

bool isLastOfKnockOut(const Round& round)
{
    return round.tables.size() == 1 && round.head.byes.empty();
}

int winnersDue(const Settings& settings, const Round& round, const Table& table)
{
    if (settings.cards.event != CardEvent::Multi || isLastOfKnockOut(round)) {
        return 1;
    }
    return std::clamp(settings.cards.advance, 1,
                      std::max(1, static_cast<int>(table.head.seats.size()) - 1));
}

std::vector<TableMatch> matchesOf(const Tournament& tournament, std::optional<RoundNumber> after)
{
    std::vector<TableMatch> matches;
    for (const auto& round : tournament.rounds) {
        if (!counts(round.head.state) || (after && round.number > *after)) {
            continue;
        }
        for (const auto& table : round.tables) {
            matches.push_back({round.number, &table, matchOf(tournament.settings, round, table)});
        }
    }
    return matches;
}

namespace {

/// How many deals are known to remain.
std::int32_t dealsToPlay(const Settings& settings, const MatchState& match)
{
    if (match.status == MatchStatus::TieBreaker) {
        return 1;
    }
    if (match.status != MatchStatus::Running) {
        return 0;
    }
    const auto* const quick = std::get_if<scoring::QuickMatch>(&settings.cards.match);
    return quick != nullptr ? quick->deals - static_cast<std::int32_t>(match.score.deals) : 1;
}

} // namespace

std::vector<GameNumber> listedDeals(const Settings& settings, const Round& round,
                                    const Table& table)
{
    std::vector<GameNumber> deals;
    for (const auto& game : table.games) {
        deals.push_back(game.number);
    }
    const auto toPlay = dealsToPlay(settings, matchOf(settings, round, table));
    const auto due = deals.size() + static_cast<std::size_t>(toPlay);
    for (std::int32_t deal = 1; deals.size() < due; ++deal) {
        if (findGame(table, GameNumber{deal}) == nullptr) {
            deals.push_back(GameNumber{deal});
        }
    }
    std::sort(deals.begin(), deals.end());
    return deals;
}

std::vector<StartNumber> tieBreakOf(const Settings& settings, const Round& round,
                                    const Table& table, GameNumber deal)
{
    if (const auto* const game = findGame(table, deal)) {
        const auto* const played = std::get_if<PlayedDeal>(&game->outcome);
        return played != nullptr ? played->tieBreak : std::vector<StartNumber>();
    }
    const auto match = matchOf(settings, round, table);
    return match.status == MatchStatus::TieBreaker ? match.winners : std::vector<StartNumber>();
}

} // namespace core
