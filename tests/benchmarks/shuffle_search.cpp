#include "shuffle_search.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <random>
#include <unordered_map>
#include <vector>

namespace benchmark {
namespace {

using Clock = std::chrono::steady_clock;

class ShuffledPlan
{
public:
    ShuffledPlan(int players, std::mt19937& random)
        : players_(players), random_(random), order_(static_cast<std::size_t>(players))
    {
        std::iota(order_.begin(), order_.end(), 0);
        threes_.resize(order_.size(), 0);
    }

    bool addRound(Clock::time_point deadline)
    {
        constexpr int shufflesPerRound = 100;
        std::vector<int> best;
        std::optional<std::int64_t> fewest;
        for (int shuffle = 0; shuffle < shufflesPerRound; ++shuffle) {
            std::shuffle(order_.begin(), order_.end(), random_);
            const std::int64_t repeats = forPairs([this](int a, int b) { return met(a, b) > 0; });
            if (!fewest || repeats < *fewest) {
                fewest = repeats;
                best = order_;
            }
            if (Clock::now() > deadline) {
                return false;
            }
        }
        order_ = best;
        repeats_ += *fewest;
        forPairs([this](int a, int b) { return ++met_[key(a, b)] < 0; });
        for (std::size_t seat = fours() * 4; seat < order_.size(); ++seat) {
            ++threes_[static_cast<std::size_t>(order_[seat])];
        }
        return true;
    }

    ShuffleResult result() const
    {
        const auto [least, most] = std::minmax_element(threes_.begin(), threes_.end());
        return {repeats_, *least, *most, 0};
    }

private:
    std::size_t fours() const
    {
        const int tables = (players_ + 3) / 4;
        return static_cast<std::size_t>(players_ - 3 * tables);
    }

    template <typename Visit>
    std::int64_t forPairs(Visit visit)
    {
        std::int64_t count = 0;
        std::size_t first = 0;
        for (std::size_t table = 0; first < order_.size(); ++table) {
            const std::size_t end = first + (table < fours() ? 4 : 3);
            for (std::size_t i = first; i < end; ++i) {
                for (std::size_t j = i + 1; j < end; ++j) {
                    count += visit(order_[i], order_[j]) ? 1 : 0;
                }
            }
            first = end;
        }
        return count;
    }

    std::int64_t key(int a, int b) const
    {
        return static_cast<std::int64_t>(std::min(a, b)) * players_ + std::max(a, b);
    }

    int met(int a, int b) const
    {
        const auto found = met_.find(key(a, b));
        return found == met_.end() ? 0 : found->second;
    }

    int players_;
    std::mt19937& random_;
    std::vector<int> order_;
    std::vector<int> threes_;
    std::unordered_map<std::int64_t, int> met_;
    std::int64_t repeats_ = 0;
};

} // namespace

ShuffleResult shuffleSearch(int players, int rounds, std::chrono::milliseconds time)
{
    const auto deadline = Clock::now() + time;
    std::mt19937 random(1);
    std::optional<ShuffleResult> best;
    std::uint64_t plans = 0;
    while (Clock::now() < deadline || !best) {
        ShuffledPlan plan(players, random);
        bool whole = true;
        for (int round = 0; round < rounds && whole; ++round) {
            whole = plan.addRound(best ? deadline : Clock::time_point::max());
        }
        if (!whole) {
            break;
        }
        ++plans;
        if (!best || plan.result().repeats < best->repeats) {
            best = plan.result();
        }
    }
    best->plans = plans;
    return *best;
}

} // namespace benchmark
