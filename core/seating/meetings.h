#pragma once

#include "core/seating/problem.h"

#include <cstdint>
#include <vector>

/// How often each pair has met: a matrix up to a few thousand players, beyond that partner lists.
namespace seating {

class Meetings
{
public:
    explicit Meetings(int players);

    int count(Index first, Index second) const
    {
        return dense_ ? matrix_[cell(first, second)] : countInLists(first, second);
    }

    void add(Index first, Index second);
    /// Precondition: the pair has met.
    void remove(Index first, Index second);

    void addTable(const std::vector<Index>& table);

private:
    std::size_t cell(Index first, Index second) const
    {
        return static_cast<std::size_t>(first) * stride_ + static_cast<std::size_t>(second);
    }
    int countInLists(Index first, Index second) const;

    bool dense_;
    std::size_t stride_;
    std::vector<std::uint16_t> matrix_;
    std::vector<std::vector<Index>> partners_;
};

/// All meetings of the history.
Meetings meetingsOfHistory(const Problem& problem);

} // namespace seating
