#include "core/seating/even_threes.h"

#include "core/seating/index.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace seating {
namespace {

/// Fewest pairs, by the number of people at tables of four in both rounds.
using FewestPairs = std::map<int, std::int64_t>;

void keepFewest(FewestPairs& fewest, int inBothFours, std::int64_t pairs)
{
    const auto [entry, added] = fewest.emplace(inBothFours, pairs);
    if (!added) {
        entry->second = std::min(entry->second, pairs);
    }
}

/// Tries every distribution of one round's tables over those of another.
class CommonPairs
{
public:
    CommonPairs(int fours, int threes) : fours_(at(fours))
    {
        sizes_.assign(fours_, 4);
        sizes_.insert(sizes_.end(), at(threes), 3);
    }

    FewestPairs fewest()
    {
        open_[sizes_] = {{0, 0}};
        for (table_ = 0; table_ < sizes_.size(); ++table_) {
            next_.clear();
            for (const auto& [seatsLeft, found] : open_) {
                found_ = &found;
                auto left = seatsLeft;
                spread(left, 0, sizes_[table_], {});
            }
            open_ = next_;
        }
        return open_.begin()->second;
    }

private:
    /// What the people of one table add so far.
    struct Sum
    {
        int atFours = 0;
        std::int64_t pairs = 0;
    };

    /// Seats that many people of the table at the other round's tables from `column` on.
    void spread(std::vector<int>& left, std::size_t column, int people, Sum sum)
    {
        if (column == left.size()) {
            if (people > 0) {
                return;
            }
            const int here = table_ < fours_ ? sum.atFours : 0;
            for (const auto& [inBothFours, pairs] : *found_) {
                keepFewest(next_[left], inBothFours + here, pairs + sum.pairs);
            }
            return;
        }
        for (int here = 0; here <= std::min(people, left[column]); ++here) {
            left[column] -= here;
            const int atFours = column < fours_ ? here : 0;
            spread(left, column + 1, people - here,
                   {sum.atFours + atFours, sum.pairs + here * (here - 1) / 2});
            left[column] += here;
        }
    }

    std::size_t fours_;
    std::vector<int> sizes_;
    std::map<std::vector<int>, FewestPairs> open_; ///< By the seats left in the other round.
    std::map<std::vector<int>, FewestPairs> next_;
    const FewestPairs* found_ = nullptr;
    std::size_t table_ = 0;
};

} // namespace

std::int64_t leastC2OfEvenThrees(int players, int rounds)
{
    constexpr int mostTables = 4;
    constexpr int mostRoundsCounted = 40;
    const int tables = (players + 3) / 4;
    const int threes = 4 * tables - players;
    const int fours = tables - threes;
    if (tables > mostTables || threes <= 0 || fours <= 0 || rounds > mostRoundsCounted) {
        return 0;
    }
    // Everyone has the same number of tables of four, within one, which fixes how often two rounds
    // share people at tables of four, over all pairs of rounds.
    const int seats = 4 * fours * rounds;
    const int each = seats / players;
    const int withOneMore = seats % players;
    const int inBothFours =
        withOneMore * (each + 1) * each / 2 + (players - withOneMore) * each * (each - 1) / 2;
    const auto fewest = CommonPairs(fours, threes).fewest();
    FewestPairs sums{{0, 0}};
    for (int pair = rounds * (rounds - 1) / 2; pair > 0; --pair) {
        FewestPairs next;
        for (const auto& [sum, pairs] : sums) {
            for (const auto& [people, more] : fewest) {
                if (sum + people <= inBothFours) {
                    keepFewest(next, sum + people, pairs + more);
                }
            }
        }
        sums = std::move(next);
    }
    const auto found = sums.find(inBothFours);
    return found == sums.end() ? 0 : found->second;
}

} // namespace seating
