#pragma once

#include "core/seating/random.h"
#include "starter_group.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace starter_search {

/// Tables of a base round, each a list of points.
using BaseRound = std::vector<std::vector<int>>;

/// Anneals base rounds until the pairs that the group develops from them are distinct. The cost of
/// a state is the sum over orbits of pairs of m(m-1)/2 where the orbit is met m times.
class Search
{
public:
    explicit Search(const Options& options);

    /// The base rounds; nothing if the time is up before the cost is low enough.
    std::optional<std::vector<BaseRound>> run();

    /// All rounds into which the group turns the base rounds.
    [[nodiscard]] std::vector<BaseRound> developed(const std::vector<BaseRound>& rounds) const;

private:
    /// A block holds slots; a short block (fixed by sigma) holds a fixed point and one
    /// representative.
    struct Block
    {
        std::vector<int> slots;
        bool isShort = false;
        bool isMirrored = false; ///< Two points and their mirror images.
    };

    /// Chances out of 2^32 to accept a worsening by 0, 1, 2 …
    using Acceptance = std::array<std::uint32_t, 16>;

    void buildPairOrbits();
    void countMetBefore();
    void buildBlocks();
    void buildBlocksOf(int round);
    int addSlot(int point, int round, bool pinned);

    [[nodiscard]] std::size_t index(int p, int q) const;
    [[nodiscard]] const std::vector<Permutation>& stabiliserOf(int round) const;
    void count(int p, int q, int sign, int share = 1);
    void countBlock(int block, int sign);

    Acceptance drawTemperature();
    void shuffle();
    void step(const Acceptance& accept);
    [[nodiscard]] std::vector<BaseRound> rounds() const;

    Options options_;
    seating::Random random_;
    int n_ = 0;
    std::vector<Permutation> group_;
    std::vector<Permutation> stabiliser_;
    std::vector<int> orbit_;   ///< Of each pair of points.
    std::vector<int> weight_;  ///< How often a pair in the orbit meets once it is in a block.
    std::vector<int> initial_; ///< Meetings of each orbit before the base rounds.
    std::vector<Block> blocks_;
    std::vector<int> content_; ///< The point in each slot.
    std::vector<int> roundOf_;
    std::vector<char> pinned_;
    std::vector<int> blockOf_;
    std::vector<std::vector<int>> movable_;
    std::vector<int> meets_;
    int cost_ = 0;
};

} // namespace starter_search
