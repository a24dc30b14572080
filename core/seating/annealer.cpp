#include "core/seating/annealer.h"

#include "core/seating/index.h"

#include <algorithm>
#include <cstdlib>

namespace seating {
namespace {

std::size_t tableStart(std::size_t chair)
{
    return chair - chair % chairsPerTable;
}

constexpr std::int64_t acceptanceStep = 16;
constexpr int choicesForConflict = 6;

} // namespace

Prices pricesOf(const Problem& problem)
{
    Prices prices;
    if (problem.clubWeight >= 100) {
        prices.clubmates = prices.repeat * problem.clubWeight / 100;
    }
    if (problem.ranked) {
        prices.gap = 1;
        prices.repeat = prices.gap * gapsPerRepeat;
        prices.threes = prices.gap;
        prices.forbidden = 100 * prices.repeat;
    }
    if (problem.threes == Threes::First) {
        prices.uneven = prices.repeat / unevenUnit;
    }
    if (problem.threes == Threes::Fair) {
        prices.uneven =
            problem.ranked ? gapsPerUneven : prices.repeat / (std::int64_t{8} * unevenUnit);
        prices.tooFar = prices.repeat;
    }
    return prices;
}

Annealer::Annealer(const Problem& problem, const Bounds& bounds, Arrangement start, Random random)
    : problem_(problem),
      bounds_(bounds),
      prices_(pricesOf(problem)),
      threesPrice_(prices_.threes),
      current_(std::move(start)),
      count_(countAll(problem, current_)),
      best_(current_),
      bestTotals_(count_.totals),
      bestKey_(orderOfGoals(bestTotals_, problem)),
      random_(random)
{
    for (Index player = 0; player < problem.players; ++player) {
        targets_.push_back(threesTarget(problem, player));
    }
    for (std::size_t round = 0; round < current_.movable().size(); ++round) {
        const auto& movable = current_.movable()[round];
        if (!movable.empty() && tableStart(movable.front()) != tableStart(movable.back())) {
            openRounds_.push_back(round);
        }
    }
    atGoal_ = reachesGoal();
    setTemperature(static_cast<int>(prices_.repeat / 3));
}

void Annealer::setTemperature(int temperature)
{
    acceptance_.clear();
    const auto divisor = static_cast<std::uint64_t>(std::max(2, temperature));
    const std::uint64_t factor =
        (1ULL << 32U) -
        std::min<std::uint64_t>((static_cast<std::uint64_t>(acceptanceStep) << 32U) / divisor,
                                1ULL << 32U);
    for (std::uint64_t chance = 0xFFFFFFFFULL; chance > 1000; chance = (chance * factor) >> 32U) {
        acceptance_.push_back(static_cast<std::uint32_t>(chance));
    }
}

void Annealer::restartFromBest()
{
    keepBest();
    current_ = best_;
    count_ = countAll(problem_, current_);
}

void Annealer::insistOnThrees()
{
    constexpr int times = 16;
    prices_.uneven *= problem_.threes == Threes::First ? times : 1;
    prices_.tooFar *= times;
}

bool Annealer::isToEvenOut(Index player) const
{
    const int threes = count_.threes[at(player)];
    return problem_.threes == Threes::First ? unevenness(problem_, player, threes) > 0
                                            : tooFarAway(problem_, player, threes) > 0;
}

/// The swap with the least key, if it is better than none.
std::optional<Annealer::Move> Annealer::bestSwapOf(Index player, std::uint64_t& tries) const
{
    std::optional<Move> best;
    Key bestKey = orderOfGoals(count_.totals, problem_);
    for (const auto& movable : current_.movable()) {
        const auto chair = std::find_if(movable.begin(), movable.end(), [&](std::size_t place) {
            return current_.chairs()[place] == player;
        });
        for (const std::size_t other : movable) {
            if (chair == movable.end() || tableStart(*chair) == tableStart(other)) {
                continue;
            }
            const Move move{*chair, other};
            ++tries;
            if (const auto delta = change(move)) {
                Totals after = count_.totals;
                after += *delta;
                const Key key = orderOfGoals(after, problem_);
                if (key < bestKey) {
                    bestKey = key;
                    best = move;
                }
            }
        }
    }
    return best;
}

void Annealer::evenOut()
{
    constexpr std::uint64_t mostTries = 1000000;
    std::uint64_t tries = 0;
    restartFromBest();
    bool improved = isUneven();
    while (improved && tries < mostTries) {
        improved = false;
        for (Index player = 0; player < problem_.players && tries < mostTries; ++player) {
            const auto move = isToEvenOut(player) ? bestSwapOf(player, tries) : std::nullopt;
            if (move) {
                apply(*move, *change(*move));
                improved = true;
            }
        }
    }
    keepBest();
}

std::uint64_t Annealer::run(std::uint64_t swaps, const std::function<bool()>& mustEnd)
{
    constexpr std::uint64_t checkEvery = 256;
    std::uint64_t tried = 0;
    while (tried < swaps && !atGoal_ && !openRounds_.empty()) {
        if (tried % checkEvery == 0 && mustEnd()) {
            break;
        }
        ++tried;
        const auto move = chooseMove();
        if (!move) {
            continue;
        }
        const auto delta = change(*move);
        if (delta && accepts(priceOf(*delta))) {
            apply(*move, *delta);
        }
    }
    keepBest();
    return tried;
}

std::optional<Annealer::Move> Annealer::chooseMove()
{
    Move move;
    const auto& movable = current_.movable()[random_.pick(openRounds_)];
    for (int choice = 0; choice < choicesForConflict; ++choice) {
        move.first = random_.pick(movable);
        if (hasConflict(move.first)) {
            break;
        }
    }
    move.second = random_.pick(movable);
    const Index player = current_.chairs()[move.first];
    if (preferThrees_ && player >= 0 && hasUnevenThrees(player)) {
        const bool three = atTableOfThree(move.first);
        for (int choice = 0; choice < choicesForConflict; ++choice) {
            if (atTableOfThree(move.second) != three) {
                break;
            }
            move.second = random_.pick(movable);
        }
    }
    if (tableStart(move.first) == tableStart(move.second)) {
        return std::nullopt;
    }
    return move;
}

bool Annealer::hasConflict(std::size_t chair) const
{
    const auto& chairs = current_.chairs();
    const Index player = chairs[chair];
    if (player < 0) {
        return true;
    }
    const std::size_t start = tableStart(chair);
    for (std::size_t other = start; other < start + chairsPerTable; ++other) {
        const Index mate = chairs[other];
        if (mate < 0 || mate == player) {
            continue;
        }
        if (count_.meetings.count(player, mate) > 1) {
            return true;
        }
        if (problem_.wishes &&
            (problem_.areApart(player, mate) || problem_.areClubmates(player, mate) ||
             problem_.familiarityOf(player, mate) > 0)) {
            return true;
        }
    }
    return hasUnevenThrees(player);
}

bool Annealer::hasUnevenThrees(Index player) const
{
    return std::abs(count_.threes[at(player)] * threesUnit - targets_[at(player)]) >= threesUnit;
}

bool Annealer::atTableOfThree(std::size_t chair) const
{
    const auto& chairs = current_.chairs();
    const std::size_t start = tableStart(chair);
    return std::count_if(chairs.begin() + static_cast<std::ptrdiff_t>(start),
                         chairs.begin() + static_cast<std::ptrdiff_t>(start + chairsPerTable),
                         [](Index content) { return content >= 0; }) == 3;
}

/// The change in cost at one table when one player is replaced by another.
void Annealer::changeAtTable(Side& side, Totals& totals) const
{
    const auto& chairs = current_.chairs();
    const std::size_t start = tableStart(side.chair);
    for (std::size_t other = start; other < start + chairsPerTable; ++other) {
        if (other == side.chair) {
            continue;
        }
        const Index mate = chairs[other];
        if (mate < 0) {
            ++side.missing;
            continue;
        }
        if (side.goes >= 0) {
            const std::int64_t met = count_.meetings.count(side.goes, mate);
            totals.c2 -= met - 1;
            totals.triples -= (met - 1) * (met - 2) / 2;
        }
        if (side.comes >= 0) {
            const std::int64_t met = count_.meetings.count(side.comes, mate);
            totals.c2 += met;
            totals.triples += met * (met - 1) / 2;
        }
        if (problem_.wishes) {
            const auto wish = [&](Index player, int sign) {
                if (player >= 0) {
                    const std::int64_t gap = problem_.rank[at(player)] - problem_.rank[at(mate)];
                    totals.forbidden += problem_.areApart(player, mate) ? sign : 0;
                    totals.clubmates += problem_.areClubmates(player, mate) ? sign : 0;
                    totals.familiar += std::int64_t{sign} * problem_.familiarityOf(player, mate);
                    totals.gaps += sign * gap * gap;
                }
            };
            wish(side.goes, -1);
            wish(side.comes, 1);
        }
    }
}

std::optional<Totals> Annealer::change(const Move& move) const
{
    const auto& chairs = current_.chairs();
    Side first{move.first, chairs[move.first], chairs[move.second], 0};
    Side second{move.second, first.comes, first.goes, 0};
    Totals totals;
    if (first.goes == second.goes) {
        return std::nullopt;
    }
    changeAtTable(first, totals);
    changeAtTable(second, totals);
    const bool crowded =
        (first.comes < 0 && first.missing > 0) || (second.comes < 0 && second.missing > 0);
    if (crowded) {
        return std::nullopt;
    }
    changeThrees(first, second, totals);
    return totals;
}

/// Adds the cost of that many more tables of three for the player.
void Annealer::changeThreesOf(Index player, int by, Totals& totals) const
{
    if (player < 0 || by == 0) {
        return;
    }
    const int threes = count_.threes[at(player)];
    const std::int64_t distance = threes * threesUnit - targets_[at(player)];
    const std::int64_t step = std::int64_t{by} * threesUnit;
    totals.threes += 2 * step * distance + step * step;
    if (problem_.threes != Threes::Last) {
        totals.uneven +=
            unevenness(problem_, player, threes + by) - unevenness(problem_, player, threes);
        totals.tooFar +=
            tooFarAway(problem_, player, threes + by) - tooFarAway(problem_, player, threes);
    }
}

void Annealer::changeThrees(const Side& first, const Side& second, Totals& totals) const
{
    const auto isThree = [](const Side& side, Index content) {
        return side.missing + (content < 0 ? 1 : 0) == 1;
    };
    for (const auto& [side, other] : {std::pair(first, second), std::pair(second, first)}) {
        const int before = isThree(side, side.goes) ? 1 : 0;
        const int after = isThree(side, side.comes) ? 1 : 0;
        const int elsewhere = isThree(other, other.comes) ? 1 : 0;
        changeThreesOf(side.goes, elsewhere - before, totals);
        if (before != after) {
            const std::size_t start = tableStart(side.chair);
            for (std::size_t chair = start; chair < start + chairsPerTable; ++chair) {
                if (chair != side.chair) {
                    changeThreesOf(current_.chairs()[chair], after - before, totals);
                }
            }
        }
    }
}

std::int64_t Annealer::priceOf(const Totals& totals) const
{
    std::int64_t price = totals.c2 * prices_.repeat + totals.triples * prices_.triple +
                         totals.threes * prices_.threes + totals.uneven * prices_.uneven +
                         totals.tooFar * prices_.tooFar;
    if (problem_.wishes) {
        price += totals.forbidden * prices_.forbidden + totals.clubmates * prices_.clubmates +
                 totals.familiar * prices_.familiar + totals.gaps * prices_.gap;
    }
    return price;
}

bool Annealer::accepts(std::int64_t price)
{
    if (price <= 0) {
        return true;
    }
    const auto index = static_cast<std::size_t>(price / acceptanceStep);
    return index < acceptance_.size() && random_.next() < acceptance_[index];
}

void Annealer::apply(const Move& move, const Totals& totals)
{
    Totals after = count_.totals;
    after += totals;
    const Key key = orderOfGoals(after, problem_);
    if (unsaved_ && bestKey_ < key) {
        keepBest();
    }
    auto& chairs = current_.chairs();
    const Side first{move.first, chairs[move.first], chairs[move.second], 0};
    const Side second{move.second, first.comes, first.goes, 0};
    adjustThrees(move.first, -1);
    adjustThrees(move.second, -1);
    applyAtTable(first, true);
    applyAtTable(second, true);
    std::swap(chairs[move.first], chairs[move.second]);
    applyAtTable(first, false);
    applyAtTable(second, false);
    adjustThrees(move.first, 1);
    adjustThrees(move.second, 1);
    count_.totals = after;
    if (key < bestKey_) {
        bestKey_ = key;
        bestTotals_ = after;
        unsaved_ = true;
        atGoal_ = reachesGoal();
    }
}

void Annealer::applyAtTable(const Side& side, bool goes)
{
    const Index player = goes ? side.goes : side.comes;
    if (player < 0) {
        return;
    }
    const std::size_t start = tableStart(side.chair);
    for (std::size_t chair = start; chair < start + chairsPerTable; ++chair) {
        const Index mate = current_.chairs()[chair];
        if (mate < 0 || chair == side.chair) {
            continue;
        }
        if (goes) {
            count_.meetings.remove(player, mate);
        } else {
            count_.meetings.add(player, mate);
        }
    }
}

void Annealer::adjustThrees(std::size_t chair, int by)
{
    const auto& chairs = current_.chairs();
    const std::size_t start = tableStart(chair);
    int people = 0;
    for (std::size_t other = start; other < start + chairsPerTable; ++other) {
        people += chairs[other] >= 0 ? 1 : 0;
    }
    if (people != 3) {
        return;
    }
    for (std::size_t other = start; other < start + chairsPerTable; ++other) {
        if (chairs[other] >= 0) {
            count_.threes[at(chairs[other])] += by;
        }
    }
}

void Annealer::keepBest()
{
    if (unsaved_) {
        best_.chairs() = current_.chairs();
        unsaved_ = false;
    }
}

bool Annealer::reachesGoal() const
{
    const Totals& totals = count_.totals;
    return totals.forbidden == 0 && totals.c2 <= bounds_.c2Wanted &&
           totals.triples <= bounds_.triples && totals.clubmates == 0 && totals.familiar == 0 &&
           totals.gaps == 0 && threesAreEven(problem_, count_.threes);
}

} // namespace seating
