#pragma once

#include "core/model/ids.h"
#include "scoring/match_points.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace core {

/// The totals of a participant.
struct Tally
{
    StartNumber number{1};
    std::int64_t games = 0; ///< Hands held under their own number.
    scoring::MatchPoints gmp;
    scoring::MatchPoints cmp;
    scoring::MatchPoints penalties;
    scoring::MatchPoints byePoints;
    std::int64_t byes = 0;
    /// Pure: first places. Plus: most GMP + CMP of the game. Rommé 500: matches. Ties count.
    std::int64_t wins = 0;
    std::int64_t rommes = 0; ///< Hands of no stones, or empty ones in deals.
    std::int64_t claims = 0; ///< Their own, unpooled.
    std::int64_t stones = 0;
    /// Rommé 500: matches won by tie-breaker deals, which decide among equals before anything else.
    std::int64_t tieBreaks = 0;
    /// Rommé 500: takes precedence over points, higher first. How far a participant got in a
    /// knock-out; in a ring or single match −1 for those who left it. Not a sum: add() leaves it
    /// unchanged.
    std::int64_t reached = 0;
    /// Rommé 500: won the knock-out, possibly by byes only. Not a sum either.
    bool isChampion = false;

    [[nodiscard]] scoring::MatchPoints tmp() const { return gmp + cmp + byePoints + penalties; }
    /// Whether there is anything to rank: a game, or a match or knock-out won without one.
    [[nodiscard]] bool hasResult() const { return games > 0 || wins > 0 || isChampion; }
    /// Adds all totals.
    void add(const Tally& gain);

    friend bool operator==(const Tally&, const Tally&) = default;
};

/// One participant's result in a contest at a table.
struct ContestPart
{
    StartNumber number{1};
    std::int64_t standing = 0; ///< Higher is better; equal values share a place.
    bool won = false;          ///< As Tally::wins counts.

    friend bool operator==(const ContestPart&, const ContestPart&) = default;
};

/// Everyone involved, each once.
using Contest = std::vector<ContestPart>;

/// Returns the tally of a participant, to be added to.
using TallyOf = std::function<Tally&(StartNumber)>;

} // namespace core
