#include "core/seating/seats.h"

#include "core/seating/index.h"

#include <algorithm>

namespace seating {
namespace {

/// With more players than this hardly anybody visits a table twice.
constexpr int mostPlayersCounted = 1200;
constexpr int mostTableSweeps = 12;

class TableNumbers
{
public:
    TableNumbers(const Problem& problem, std::vector<SeatedRound>& rounds)
        : problem_(problem), rounds_(rounds)
    {
        for (const SeatedRound& round : rounds) {
            tables_ = std::max(tables_, round.size());
        }
        visits_.assign(at(problem.players) * tables_, 0);
        for (const DenseRound& past : problem.history) {
            for (std::size_t t = 0; t < past.tables.size(); ++t) {
                if (at(past.numbers[t] - 1) < tables_) {
                    count(past.tables[t], at(past.numbers[t] - 1), 1);
                }
            }
        }
        for (const SeatedRound& round : rounds) {
            for (std::size_t t = 0; t < round.size(); ++t) {
                count(round[t], t, 1);
            }
        }
    }

    void improve()
    {
        bool better = true;
        for (int sweep = 0; better && sweep < mostTableSweeps; ++sweep) {
            better = false;
            for (std::size_t r = 0; r < rounds_.size(); ++r) {
                better = improveRound(r) || better;
            }
        }
    }

    static std::vector<char> boundTables(const RoundTask& task)
    {
        std::vector<char> bound(task.sizes.tables.size(), 0);
        for (const Pin& pin : task.pins) {
            bound[at(pin.table)] = 1;
        }
        return bound;
    }

private:
    void count(const std::vector<Index>& people, std::size_t table, int by)
    {
        for (const Index player : people) {
            visits_[at(player) * tables_ + table] += by;
        }
    }

    int visits(const std::vector<Index>& people, std::size_t table) const
    {
        int total = 0;
        for (const Index player : people) {
            total += visits_[at(player) * tables_ + table];
        }
        return total;
    }

    bool improveRound(std::size_t r)
    {
        SeatedRound& round = rounds_[r];
        const auto bound = boundTables(problem_.rounds[r]);
        bool better = false;
        for (std::size_t i = 0; i < round.size(); ++i) {
            for (std::size_t j = i + 1; j < round.size(); ++j) {
                if (bound[i] == 0 && bound[j] == 0) {
                    better = trySwap(round, i, j) || better;
                }
            }
        }
        return better;
    }

    /// Swaps two tables if that lowers the sum of squared visits; whether it did.
    bool trySwap(SeatedRound& round, std::size_t i, std::size_t j)
    {
        const auto people = static_cast<int>(round[i].size() + round[j].size());
        const int now = visits(round[i], i) + visits(round[j], j) - people;
        const int then = visits(round[i], j) + visits(round[j], i);
        if (then >= now) {
            return false;
        }
        count(round[i], i, -1);
        count(round[j], j, -1);
        std::swap(round[i], round[j]);
        count(round[i], i, 1);
        count(round[j], j, 1);
        return true;
    }

    const Problem& problem_;
    std::vector<SeatedRound>& rounds_;
    std::size_t tables_ = 0;
    std::vector<int> visits_;
};

/// Tables with nobody bound to them.
std::vector<std::size_t> freeTables(const std::vector<char>& bound)
{
    std::vector<std::size_t> places;
    for (std::size_t t = 0; t < bound.size(); ++t) {
        if (bound[t] == 0) {
            places.push_back(t);
        }
    }
    return places;
}

void rearrange(SeatedRound& round, const std::vector<std::size_t>& places,
               const std::vector<std::size_t>& order)
{
    const SeatedRound before = round;
    for (std::size_t i = 0; i < places.size(); ++i) {
        round[places[i]] = before[order[i]];
    }
}

/// Shuffles the free tables, so that numbers do not reveal the construction.
void shuffleFreeTables(SeatedRound& round, const std::vector<char>& bound, Random& random)
{
    const auto places = freeTables(bound);
    auto order = places;
    random.shuffle(order);
    rearrange(round, places, order);
}

/// By standings the best sit at the first tables.
void sortFreeTables(const Problem& problem, SeatedRound& round, const std::vector<char>& bound)
{
    const auto meanRank = [&](std::size_t table) {
        std::int64_t sum = 0;
        for (const Index player : round[table]) {
            sum += problem.rank[at(player)];
        }
        return sum * 12 / static_cast<std::int64_t>(round[table].size());
    };
    const auto places = freeTables(bound);
    auto order = places;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return meanRank(a) < meanRank(b); });
    rearrange(round, places, order);
}

} // namespace

std::vector<SeatedRound> numberTables(const Problem& problem, const Arrangement& arrangement,
                                      Random& random)
{
    std::vector<SeatedRound> rounds;
    for (int r = 0; r < arrangement.roundCount(); ++r) {
        SeatedRound round;
        for (int t = 0; t < arrangement.tableCount(r); ++t) {
            round.push_back(arrangement.table(r, t));
        }
        const auto bound = TableNumbers::boundTables(problem.rounds[at(r)]);
        if (problem.ranked) {
            sortFreeTables(problem, round, bound);
        } else {
            shuffleFreeTables(round, bound, random);
        }
        rounds.push_back(std::move(round));
    }
    if (problem.players <= mostPlayersCounted && !problem.ranked) {
        TableNumbers(problem, rounds).improve();
    }
    return rounds;
}

} // namespace seating
