#pragma once

#include <cstdint>
#include <numeric>
#include <set>
#include <vector>

/// Options of the search for starters, and the group that develops them.
namespace starter_search {

inline std::size_t slot(int index)
{
    return static_cast<std::size_t>(index);
}

struct Options
{
    std::vector<int> cycles;
    /// The group as a product of cyclic ones; empty: one cyclic group as long as each cycle.
    std::vector<int> radix;
    /// Blocks whose development is a complete round: their pairs are met already.
    std::vector<std::vector<int>> metBlocks;
    /// A further generator that moves base rounds: cycle i goes to cycle turn[i], x to turnBy * x.
    std::vector<int> turn;
    int turnBy = 1;
    int baseRounds = 1;
    /// An involution that fixes every base round: cycle i goes to cycle mirror[i], x to
    /// mirrorSum[i] - x; it fixes that many blocks of each round.
    std::vector<int> mirror;
    std::vector<int> mirrorSum;
    int mirroredBlocks = 0;
    /// The first of the base rounds that the whole group fixes.
    int fixedRounds = 0;
    int multiplier = 0;
    bool rotate = false;
    bool triangles = false;
    double temperature = 0.0;
    double seconds = 60;
    std::uint64_t seed = 1;
    /// Orbits of pairs that may be met once more than wanted, counted as in the search.
    int target = 0;
    /// Prints all rounds instead of the base rounds.
    bool develop = false;
};

using Permutation = std::vector<int>;

inline Permutation compose(const Permutation& first, const Permutation& second)
{
    Permutation result(first.size());
    for (std::size_t i = 0; i < first.size(); ++i) {
        result[i] = second[static_cast<std::size_t>(first[i])];
    }
    return result;
}

inline std::vector<Permutation> closure(const std::vector<Permutation>& generators, std::size_t n)
{
    Permutation identity(n);
    std::iota(identity.begin(), identity.end(), 0);
    std::vector<Permutation> elements{identity};
    std::set<Permutation> seen{identity};
    for (std::size_t i = 0; i < elements.size(); ++i) {
        for (const auto& generator : generators) {
            Permutation next = compose(elements[i], generator);
            if (seen.insert(next).second) {
                elements.push_back(std::move(next));
            }
        }
    }
    return elements;
}

/// Points, group and the stabiliser of a base round, as given by the options.
class StarterGroup
{
public:
    explicit StarterGroup(const Options& options) : options_(options)
    {
        layPoints();
        buildGroup();
    }

    int points() const { return n_; }
    const std::vector<Permutation>& elements() const { return group_; }
    const std::vector<Permutation>& stabiliser() const { return stabiliser_; }

private:
    void layPoints()
    {
        int point = 0;
        for (const int length : options_.cycles) {
            cycleStart_.push_back(point);
            point += length;
        }
        n_ = point;
    }

    /// Adds one to the digit of this weight and base in every cycle long enough to have it.
    Permutation shift(int weight, int base) const
    {
        Permutation result(static_cast<std::size_t>(n_));
        for (std::size_t c = 0; c < options_.cycles.size(); ++c) {
            const int length = options_.cycles[c];
            const int cycleBase = options_.radix.empty() ? length : length == 1 ? 1 : base;
            for (int x = 0; x < length; ++x) {
                const int digit = x / weight % cycleBase;
                const int next = x + ((digit + 1) % cycleBase - digit) * weight;
                result[slot(cycleStart_[c] + x)] = cycleStart_[c] + next;
            }
        }
        return result;
    }

    Permutation turnOfCycles() const
    {
        Permutation result(static_cast<std::size_t>(n_));
        for (std::size_t c = 0; c < options_.cycles.size(); ++c) {
            const int length = options_.cycles[c];
            const int target = cycleStart_[static_cast<std::size_t>(options_.turn[c])];
            for (int x = 0; x < length; ++x) {
                const int y = (x * options_.turnBy % length + length) % length;
                result[slot(cycleStart_[c] + x)] = target + y;
            }
        }
        return result;
    }

    Permutation mirrorOfCycles() const
    {
        Permutation result(static_cast<std::size_t>(n_));
        for (std::size_t c = 0; c < options_.cycles.size(); ++c) {
            const int length = options_.cycles[c];
            const int target = cycleStart_[static_cast<std::size_t>(options_.mirror[c])];
            for (int x = 0; x < length; ++x) {
                const int y = ((options_.mirrorSum[c] - x) % length + length) % length;
                result[slot(cycleStart_[c] + x)] = target + y;
            }
        }
        return result;
    }

    void buildGroup()
    {
        std::vector<Permutation> generators;
        int weight = 1;
        for (const int base : options_.radix) {
            generators.push_back(shift(weight, base));
            weight *= base;
        }
        if (generators.empty()) {
            generators.push_back(shift(1, 1));
        }
        if (!options_.turn.empty()) {
            generators.push_back(turnOfCycles());
        }
        if (!options_.mirror.empty()) {
            const Permutation sigma = mirrorOfCycles();
            generators.push_back(sigma);
            stabiliser_ = closure({sigma}, static_cast<std::size_t>(n_));
        } else if (options_.multiplier > 0) {
            Permutation sigma(static_cast<std::size_t>(n_));
            std::iota(sigma.begin(), sigma.end(), 0);
            const int length = options_.cycles[0];
            for (int c = 0; c < 3; ++c) {
                for (int x = 0; x < length; ++x) {
                    sigma[slot(c * length + x)] =
                        ((c + 1) % 3) * length + (x * options_.multiplier) % length;
                }
            }
            if (options_.rotate) {
                for (int c = 0; c < 3; ++c) {
                    sigma[slot(3 * length + c)] = 3 * length + (c + 1) % 3;
                }
            }
            generators.push_back(sigma);
            stabiliser_ = closure({sigma}, static_cast<std::size_t>(n_));
        } else {
            stabiliser_ = closure({}, static_cast<std::size_t>(n_));
        }
        group_ = closure(generators, static_cast<std::size_t>(n_));
    }

    const Options& options_;
    int n_ = 0;
    std::vector<int> cycleStart_;
    std::vector<Permutation> group_;
    std::vector<Permutation> stabiliser_;
};

} // namespace starter_search
