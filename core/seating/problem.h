#pragma once

#include "request.h"
#include "sizes.h"

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

/// The request in dense numbers, as the search wants it. Built only from requests without a fault.
namespace seating {

/// Position of a player in Request::players, from 0.
using Index = int;

struct DenseRound
{
    std::vector<std::vector<Index>> tables;
    std::vector<int> numbers; ///< Of each table, from 1.
};

struct Pin
{
    Index player = 0;
    int table = 0; ///< From 0.
};

/// One further round: who sits, who has the bye, who is bound to a table.
struct RoundTask
{
    std::vector<Index> seated;
    std::vector<Index> byes;
    RoundSizes sizes;
    std::vector<Pin> pins;
};

struct Problem
{
    int players = 0;
    std::vector<RoundTask> rounds;
    std::vector<DenseRound> history;
    std::vector<std::vector<Index>> apart; ///< Of each player, sorted.
    std::vector<int> club;                 ///< -1 without one.
    std::vector<std::optional<int>> fixedTable;
    std::vector<int> rank; ///< 0 is the best; all 0 unless ranked.
    int clubWeight = 0;
    bool ranked = false; ///< Neighbours in rank sit together.
    bool evennessFirst = false;
    bool wishes = false;     ///< Apart pairs, clubs or ranks matter.
    std::vector<char> plays; ///< Seated in at least one further round.
    std::vector<int> threesBefore;
    std::vector<int> threesShare; ///< Expected tables of three, history included, in thousandths.

    bool areApart(Index first, Index second) const;
    bool areClubmates(Index first, Index second) const;
};

/// One unit of the share of threes.
inline constexpr int shareUnit = 1000;

/// Gives byes too: to those with the fewest so far, else at random by the seed.
Problem buildProblem(const Request& request);

std::map<PlayerId, Index> indexOfPlayers(const std::vector<Player>& players);

} // namespace seating
