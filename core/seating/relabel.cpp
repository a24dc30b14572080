#include "core/seating/relabel.h"

#include "core/seating/index.h"
#include "core/seating/meetings.h"

#include <numeric>

namespace seating {
namespace {

constexpr int mostPlayersWithWishes = 1200;
constexpr int triesPerPlayer = 400;
constexpr int priceOfApart = 1000;

/// Improves the labels by swapping two players as long as that helps.
class Labeller
{
public:
    Labeller(const Problem& problem, const std::vector<Groups>& groups,
             std::vector<Index>& playerOfPoint)
        : problem_(problem),
          playerOfPoint_(playerOfPoint),
          pointOfPlayer_(playerOfPoint.size()),
          meetings_(problem.players)
    {
        for (const Groups& round : groups) {
            for (const auto& table : round) {
                meetings_.addTable(table);
            }
        }
        for (std::size_t point = 0; point < playerOfPoint.size(); ++point) {
            pointOfPlayer_[at(playerOfPoint[point])] = static_cast<int>(point);
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
            const int before = price(first) + price(second);
            if (first == second || before == 0) {
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
            if (clubmates_.back().size() > 1 || !problem_.apart[at(player)].empty()) {
                wishers_.push_back(player);
            }
        }
    }

    int price(Index player) const
    {
        int total = 0;
        const int point = pointOfPlayer_[at(player)];
        for (const Index other : problem_.apart[at(player)]) {
            total += priceOfApart * meetings_.count(point, pointOfPlayer_[at(other)]);
        }
        for (const Index other : clubmates_[at(player)]) {
            total += meetings_.count(point, pointOfPlayer_[at(other)]);
        }
        return total;
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
    std::vector<std::vector<Index>> clubmates_;
    std::vector<Index> wishers_;
};

} // namespace

std::vector<Index> playersForPoints(const Problem& problem, const std::vector<Groups>& groups,
                                    Random& random)
{
    std::vector<Index> playerOfPoint(at(problem.players));
    std::iota(playerOfPoint.begin(), playerOfPoint.end(), 0);
    random.shuffle(playerOfPoint);
    if (problem.wishes && problem.players <= mostPlayersWithWishes) {
        Labeller(problem, groups, playerOfPoint).improve(random);
    }
    return playerOfPoint;
}

} // namespace seating
