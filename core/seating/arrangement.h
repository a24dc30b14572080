#pragma once

#include "core/seating/problem.h"
#include "core/seating/random.h"

#include <vector>

/// The rounds to be planned as chairs, four to a table: the state that the search modifies.
namespace seating {

inline constexpr int chairsPerTable = 4;
/// Stand for a chair without a player: a table of three has one empty chair, which may move; chairs
/// that a smaller table does not have are blocked.
inline constexpr Index emptyChair = -1;
inline constexpr Index blockedChair = -2;

/// Tables wanted for one round: groups of players, who may be absent, too many or too few.
using Groups = std::vector<std::vector<Index>>;

int peopleIn(const Groups& tables);

class Arrangement
{
public:
    /// Seats everybody of each round, keeping the wanted groups together as far as sizes and
    /// pins allow. Groups for later rounds may be missing.
    Arrangement(const Problem& problem, const std::vector<Groups>& wanted, Random& random);

    int roundCount() const { return static_cast<int>(starts_.size()) - 1; }
    int tableCount(int round) const;

    const std::vector<Index>& chairs() const { return chairs_; }
    std::vector<Index>& chairs() { return chairs_; }

    /// Chairs whose content may be swapped with another of the same round.
    const std::vector<std::vector<std::size_t>>& movable() const { return movable_; }

    /// Players at a table, without empty chairs.
    std::vector<Index> table(int round, int number) const;

private:
    std::vector<std::size_t> starts_;
    std::vector<Index> chairs_;
    std::vector<std::vector<std::size_t>> movable_;
};

} // namespace seating
