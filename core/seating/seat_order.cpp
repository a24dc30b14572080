#include "core/seating/seats.h"

#include "core/seating/index.h"

#include <algorithm>
#include <array>
#include <utility>

namespace seating {
namespace {

struct Edge
{
    std::size_t player = 0;
    std::size_t table = 0;
    int seat = 0;
};

/// Splits the edges of a bipartite graph into two halves with equal degrees at every vertex, by
/// walking trails and assigning their edges to the halves in turn.
class Halver
{
public:
    Halver(std::vector<Edge>& edges, std::size_t players, std::size_t tables)
        : edges_(edges), players_(players), incident_(players + tables)
    {}

    /// Adds weight to the seat of every second edge among those given.
    void halve(const std::vector<std::size_t>& chosen, int weight)
    {
        for (auto& list : incident_) {
            list.clear();
        }
        used_.assign(edges_.size(), 0);
        for (const std::size_t edge : chosen) {
            incident_[edges_[edge].player].push_back(edge);
            incident_[players_ + edges_[edge].table].push_back(edge);
        }
        for (const bool oddOnly : {true, false}) {
            for (std::size_t vertex = 0; vertex < incident_.size(); ++vertex) {
                if (!oddOnly || unusedAt(vertex) % 2 == 1) {
                    walk(vertex, weight);
                }
            }
        }
    }

private:
    std::size_t unusedAt(std::size_t vertex) const
    {
        return static_cast<std::size_t>(
            std::count_if(incident_[vertex].begin(), incident_[vertex].end(),
                          [this](std::size_t edge) { return used_[edge] == 0; }));
    }

    void walk(std::size_t vertex, int weight)
    {
        bool second = false;
        for (;;) {
            auto& list = incident_[vertex];
            while (!list.empty() && used_[list.back()] != 0) {
                list.pop_back();
            }
            if (list.empty()) {
                return;
            }
            Edge& edge = edges_[list.back()];
            used_[list.back()] = 1;
            edge.seat += second ? weight : 0;
            second = !second;
            vertex = vertex < players_ ? players_ + edge.table : edge.player;
        }
    }

    std::vector<Edge>& edges_;
    std::size_t players_;
    std::vector<std::vector<std::size_t>> incident_;
    std::vector<char> used_;
};

std::vector<Edge> edgesOf(const std::vector<SeatedRound>& rounds)
{
    std::vector<Edge> edges;
    std::size_t table = 0;
    for (const SeatedRound& round : rounds) {
        for (const auto& people : round) {
            for (const Index player : people) {
                edges.push_back({at(player), table, 0});
            }
            ++table;
        }
    }
    return edges;
}

/// Four colours by splitting twice; the colour is the seat.
void colourSeats(std::vector<SeatedRound>& rounds, std::size_t players)
{
    auto edges = edgesOf(rounds);
    if (edges.empty()) {
        return;
    }
    Halver halver(edges, players, edges.back().table + 1);
    std::array<std::vector<std::size_t>, 2> halves;
    std::vector<std::size_t> all(edges.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = i;
    }
    halver.halve(all, 2);
    for (std::size_t i = 0; i < edges.size(); ++i) {
        halves[edges[i].seat >= 2 ? 1 : 0].push_back(i);
    }
    halver.halve(halves[0], 1);
    halver.halve(halves[1], 1);

    auto edge = edges.begin();
    for (SeatedRound& round : rounds) {
        for (auto& people : round) {
            std::vector<std::pair<int, Index>> order;
            for (const Index player : people) {
                order.emplace_back(edge->seat, player);
                ++edge;
            }
            std::sort(order.begin(), order.end());
            std::transform(order.begin(), order.end(), people.begin(),
                           [](const auto& entry) { return entry.second; });
        }
    }
}

constexpr int mostSweeps = 20;

/// Swaps two seats of a table while that evens out the seats, seat A first.
class SeatBalance
{
public:
    SeatBalance(const Problem& problem, std::vector<SeatedRound>& rounds)
        : rounds_(rounds), counts_(at(problem.players), std::array<int, chairsPerTable>{})
    {
        for (const DenseRound& past : problem.history) {
            countRound(past.tables);
        }
        for (const SeatedRound& round : rounds) {
            countRound(round);
        }
    }

    void improve()
    {
        bool better = true;
        for (int sweep = 0; better && sweep < mostSweeps; ++sweep) {
            better = false;
            for (SeatedRound& round : rounds_) {
                for (auto& people : round) {
                    better = improveTable(people) || better;
                }
            }
        }
    }

private:
    void countRound(const std::vector<std::vector<Index>>& tables)
    {
        for (const auto& people : tables) {
            for (std::size_t seat = 0; seat < people.size(); ++seat) {
                ++counts_[at(people[seat])][seat];
            }
        }
    }

    /// Change of the sum of squares if a player leaves one seat for another.
    int change(Index player, std::size_t from, std::size_t to) const
    {
        const auto& counts = counts_[at(player)];
        const auto weight = [](std::size_t seat) { return seat == 0 ? 3 : 2; };
        return weight(to) * (2 * counts[to] + 1) - weight(from) * (2 * counts[from] - 1);
    }

    bool improveTable(std::vector<Index>& people)
    {
        bool better = false;
        for (std::size_t i = 0; i < people.size(); ++i) {
            for (std::size_t j = i + 1; j < people.size(); ++j) {
                if (change(people[i], i, j) + change(people[j], j, i) < 0) {
                    --counts_[at(people[i])][i];
                    ++counts_[at(people[i])][j];
                    --counts_[at(people[j])][j];
                    ++counts_[at(people[j])][i];
                    std::swap(people[i], people[j]);
                    better = true;
                }
            }
        }
        return better;
    }

    std::vector<SeatedRound>& rounds_;
    std::vector<std::array<int, chairsPerTable>> counts_;
};

} // namespace

void orderSeats(const Problem& problem, std::vector<SeatedRound>& rounds)
{
    colourSeats(rounds, at(problem.players));
    SeatBalance(problem, rounds).improve();
}

} // namespace seating
