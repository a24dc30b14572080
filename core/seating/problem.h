#pragma once

#include "core/seating/request.h"
#include "core/seating/sizes.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

/// The request with dense indices for the search. Built only from requests accepted by check().
namespace seating {

/// Index of a player in Request::players, from 0.
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

/// One round to be planned: who plays, who has a bye, who is bound to a table.
struct RoundTask
{
    std::vector<Index> seated;
    std::vector<Index> byes;
    RoundSizes sizes;
    std::vector<Pin> pins;
    int closedTables = 0; ///< The first tables are reserved for those bound to them.
    /// Tables of players who avoid somebody or are bound, without a forbidden meeting.
    std::vector<std::vector<Index>> parted;
};

/// Both included.
struct Range
{
    int least = 0;
    int most = 0;
};

struct Problem
{
    int players = 0;
    std::vector<RoundTask> rounds;
    std::vector<DenseRound> history;
    std::vector<std::vector<Index>> apart; ///< Of each player, sorted.
    std::vector<int> club;                 ///< -1 without one.
    /// The cost of seating together two people who met at earlier evenings, in hundredths of a
    /// repeated meeting; indexed by both players, empty if nobody did.
    std::vector<int> familiarity;
    std::vector<std::optional<int>> fixedTable;
    std::vector<int> rank; ///< 0 is the best; all 0 unless ranked.
    int clubWeight = 0;
    bool ranked = false; ///< Neighbours in rank sit together.
    Threes threes = Threes::Last;
    bool wishes = false;     ///< Apart pairs, clubs, ranks or earlier evenings matter.
    std::vector<char> plays; ///< Whether seated in at least one of the rounds to be planned.
    std::vector<int> threesBefore;
    std::vector<int> threesShare; ///< Expected tables of three, history included, in thousandths.
    /// Of each player: the whole numbers next to the share. Where all can be had, numbers that
    /// leave nobody two tables of three away from another, though their shares differ.
    std::vector<Range> threesRange;

    bool areApart(Index first, Index second) const;
    bool areClubmates(Index first, Index second) const;
    int familiarityOf(Index first, Index second) const
    {
        return familiarity.empty() ? 0
                                   : familiarity[static_cast<std::size_t>(first) *
                                                     static_cast<std::size_t>(players) +
                                                 static_cast<std::size_t>(second)];
    }
};

/// A share of one table of three.
inline constexpr int shareUnit = 1000;

/// Also assigns byes: among choices that keep all wishes, to the person with the fewest so far,
/// drawn by the seed among equals.
Problem buildProblem(const Request& request);

/// For rounds already seated: with their byes.
Problem buildProblem(const Request& request, const std::vector<Round>& seated);

std::map<PlayerId, Index> indexOfPlayers(const std::vector<Player>& players);

} // namespace seating
