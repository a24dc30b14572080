#include "core/seating/relabel.h"

#include "core/seating/index.h"
#include "core/seating/meetings.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace seating {
namespace {

constexpr int mostPlayersWithWishes = 1200;
constexpr int triesPerPlayer = 400;
constexpr int priceOfApart = 1000;

constexpr int noPoint = -1;

/// Equal numbers for people who were at the same table, or both at none, in every past round.
std::vector<int> companyOfPlayers(const Problem& problem)
{
    std::vector<std::vector<int>> tables(at(problem.players));
    for (const DenseRound& round : problem.history) {
        for (auto& visited : tables) {
            visited.push_back(noPoint);
        }
        for (std::size_t t = 0; t < round.tables.size(); ++t) {
            for (const Index player : round.tables[t]) {
                tables[at(player)].back() = static_cast<int>(t);
            }
        }
    }
    std::map<std::vector<int>, int> companies;
    std::vector<int> result;
    result.reserve(tables.size());
    for (const auto& visited : tables) {
        result.push_back(
            companies.emplace(visited, static_cast<int>(companies.size())).first->second);
    }
    return result;
}

/// Improves the labels by swapping two players while that helps.
class Labeller
{
public:
    Labeller(const Problem& problem, const std::vector<Groups>& groups,
             std::vector<Index>& playerOfPoint)
        : problem_(problem),
          playerOfPoint_(playerOfPoint),
          pointOfPlayer_(at(problem.players), noPoint),
          meetings_(static_cast<int>(playerOfPoint.size())),
          company_(companyOfPlayers(problem)),
          priceOfClubmate_(problem.familiarity.empty() ? 1 : std::max(1, problem.clubWeight))
    {
        for (const Groups& round : groups) {
            for (const auto& table : round) {
                meetings_.addTable(table);
            }
        }
        for (std::size_t point = 0; point < playerOfPoint.size(); ++point) {
            if (playerOfPoint[point] != emptyChair) {
                pointOfPlayer_[at(playerOfPoint[point])] = static_cast<int>(point);
            }
        }
        listPartners();
    }

    void improve(Random& random)
    {
        if (wishers_.empty()) {
            return;
        }
        const int tries = triesPerPlayer * problem_.players;
        for (int attempt = 0; attempt < tries; ++attempt) {
            const Index first = random.pick(wishers_);
            const Index second = random.below(problem_.players);
            if (first == second || !mayChange(first, second)) {
                continue;
            }
            const int before = price(first) + price(second);
            if (before == 0) {
                continue;
            }
            swap(first, second);
            if (price(first) + price(second) > before) {
                swap(first, second);
            }
        }
    }

private:
    void listPartners()
    {
        std::vector<std::vector<Index>> clubs;
        for (Index player = 0; player < problem_.players; ++player) {
            const int club = problem_.club[at(player)];
            if (club >= 0) {
                clubs.resize(std::max(clubs.size(), at(club) + 1));
                clubs[at(club)].push_back(player);
            }
        }
        for (Index player = 0; player < problem_.players; ++player) {
            const int club = problem_.club[at(player)];
            clubmates_.push_back(club >= 0 ? clubs[at(club)] : std::vector<Index>{});
            familiar_.push_back(familiarTo(player));
            const bool wishes = clubmates_.back().size() > 1 ||
                                !problem_.apart[at(player)].empty() || !familiar_.back().empty();
            if (wishes && pointOfPlayer_[at(player)] != noPoint) {
                wishers_.push_back(player);
            }
        }
    }

    std::vector<Index> familiarTo(Index player) const
    {
        std::vector<Index> others;
        for (Index other = 0; !problem_.familiarity.empty() && other < problem_.players; ++other) {
            if (problem_.familiarityOf(player, other) > 0) {
                others.push_back(other);
            }
        }
        return others;
    }

    bool mayChange(Index first, Index second) const
    {
        return company_[at(first)] == company_[at(second)] && pointOfPlayer_[at(second)] != noPoint;
    }

    int price(Index player) const
    {
        int total = 0;
        for (const Index other : problem_.apart[at(player)]) {
            total += priceOfApart * priceOfClubmate_ * meetingsOf(player, other);
        }
        for (const Index other : clubmates_[at(player)]) {
            total += priceOfClubmate_ * meetingsOf(player, other);
        }
        for (const Index other : familiar_[at(player)]) {
            total += problem_.familiarityOf(player, other) * meetingsOf(player, other);
        }
        return total;
    }

    int meetingsOf(Index first, Index second) const
    {
        const int point = pointOfPlayer_[at(second)];
        return point == noPoint ? 0 : meetings_.count(pointOfPlayer_[at(first)], point);
    }

    void swap(Index first, Index second)
    {
        std::swap(pointOfPlayer_[at(first)], pointOfPlayer_[at(second)]);
        playerOfPoint_[at(pointOfPlayer_[at(first)])] = first;
        playerOfPoint_[at(pointOfPlayer_[at(second)])] = second;
    }

    const Problem& problem_;
    std::vector<Index>& playerOfPoint_;
    std::vector<int> pointOfPlayer_;
    Meetings meetings_;
    std::vector<int> company_;
    std::vector<std::vector<Index>> clubmates_;
    std::vector<std::vector<Index>> familiar_; ///< People each has met at earlier evenings.
    int priceOfClubmate_;
    std::vector<Index> wishers_;
};

} // namespace

std::vector<Index> playersForPoints(const Problem& problem, const std::vector<Groups>& groups,
                                    Random& random)
{
    std::vector<Index> playerOfPoint(at(problem.players));
    std::iota(playerOfPoint.begin(), playerOfPoint.end(), 0);
    random.shuffle(playerOfPoint);
    improveWishes(problem, groups, playerOfPoint, random);
    return playerOfPoint;
}

void improveWishes(const Problem& problem, const std::vector<Groups>& groups,
                   std::vector<Index>& playerOfPoint, Random& random)
{
    if (problem.wishes && problem.players <= mostPlayersWithWishes) {
        Labeller(problem, groups, playerOfPoint).improve(random);
    }
}

} // namespace seating
