#include "core/seating/meetings.h"

#include <algorithm>

namespace seating {
namespace {
constexpr int mostPlayersOfMatrix = 1200;
}

Meetings::Meetings(int players)
    : dense_(players <= mostPlayersOfMatrix), stride_(static_cast<std::size_t>(players))
{
    if (dense_) {
        matrix_.assign(stride_ * stride_, 0);
    } else {
        partners_.resize(stride_);
    }
}

void Meetings::add(Index first, Index second)
{
    if (dense_) {
        ++matrix_[cell(first, second)];
        ++matrix_[cell(second, first)];
        return;
    }
    partners_[static_cast<std::size_t>(first)].push_back(second);
    partners_[static_cast<std::size_t>(second)].push_back(first);
}

void Meetings::remove(Index first, Index second)
{
    if (dense_) {
        --matrix_[cell(first, second)];
        --matrix_[cell(second, first)];
        return;
    }
    const auto erase = [](std::vector<Index>& list, Index partner) {
        *std::find(list.begin(), list.end(), partner) = list.back();
        list.pop_back();
    };
    erase(partners_[static_cast<std::size_t>(first)], second);
    erase(partners_[static_cast<std::size_t>(second)], first);
}

void Meetings::addTable(const std::vector<Index>& table)
{
    for (std::size_t i = 0; i < table.size(); ++i) {
        for (std::size_t j = i + 1; j < table.size(); ++j) {
            add(table[i], table[j]);
        }
    }
}

int Meetings::countInLists(Index first, Index second) const
{
    const auto& list = partners_[static_cast<std::size_t>(first)];
    return static_cast<int>(std::count(list.begin(), list.end(), second));
}

Meetings meetingsOfHistory(const Problem& problem)
{
    Meetings meetings(problem.players);
    for (const DenseRound& round : problem.history) {
        for (const auto& table : round.tables) {
            meetings.addTable(table);
        }
    }
    return meetings;
}

} // namespace seating
