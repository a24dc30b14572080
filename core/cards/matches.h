#pragma once

#include "core/model/tournament.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// The matches of Rommé 500: the totals of a table's deals, and who has won.
namespace core {

enum class MatchStatus : std::uint8_t {
    Running,
    Won,        ///< By one participant, or in a knock-out by those who advance.
    Split,      ///< Tied at the top and shared.
    TieBreaker, ///< Tied at the top: a tie-breaker deal is due.
    Lot,        ///< Equals compete for the last places in the next round: a lot is due.
};

/// Why a match is over.
enum class MatchOver : std::uint8_t {
    TargetReached,
    DealsPlayed,
    TimeRanOut,
    WalkOver, ///< No more people are left at the table than can win.
};

/// The places that a seat holds, from 1; more than one where it is tied.
struct MatchPlaces
{
    int first = 1;
    int last = 1;

    friend bool operator==(const MatchPlaces&, const MatchPlaces&) = default;
};

struct MatchState
{
    MatchStatus status = MatchStatus::Running;
    std::optional<MatchOver> over; ///< Empty exactly while it is running.
    /// Winners, or those who advance, best first; those still tied where a tie-breaker or a lot is
    /// due; empty while it is running, or if it ended with nobody left or without play.
    std::vector<StartNumber> winners;
    /// Where a lot is due: those ahead of it, who advance in any case, best first.
    std::vector<StartNumber> ahead = {};
    scoring::MatchScore score; ///< By seat, without tie-breaker deals.
    /// By seat, once over: in match order, with those who left last. Nothing for anyone who played
    /// no deal.
    std::array<std::optional<MatchPlaces>, scoring::largestTable> places{};
    int contested = 0; ///< The places in the next round for which a lot is due.

    [[nodiscard]] bool isDecided() const
    {
        return status == MatchStatus::Won || status == MatchStatus::Split;
    }

    /// Whether somebody has won or is certain to advance.
    [[nodiscard]] bool isThrough(StartNumber number) const;

    friend bool operator==(const MatchState&, const MatchState&) = default;
};

/// The state of a table's match. The table is one of the round's; its deals have no faults, but
/// there may be too many of them.
MatchState matchOf(const Settings& settings, const Round& round, const Table& table);

/// The deals with a row on the table's slip, ascending: those entered and those known to remain:
/// all of a quick match, the next one of a match to a target, a tie-breaker deal that is due.
std::vector<GameNumber> listedDeals(const Settings& settings, const Round& round,
                                    const Table& table);

/// The players of a tie-breaker deal, in the order of its hands: as stored, else as due; empty for
/// all other deals.
std::vector<StartNumber> tieBreakOf(const Settings& settings, const Round& round,
                                    const Table& table, GameNumber deal);

/// Whether the winner of the round's table wins a knock-out: it is the only table, and nobody has a
/// bye.
bool isLastOfKnockOut(const Round& round);

/// The most winners a table can have: those who advance in a knock-out; one in its last round and
/// in all other events.
int winnersDue(const Settings& settings, const Round& round, const Table& table);

struct TableMatch
{
    RoundNumber round{1};
    const Table* table = nullptr;
    MatchState state;
};

/// All matches of rounds that count, up to a round, by round and table. The tournament outlives
/// them.
std::vector<TableMatch> matchesOf(const Tournament& tournament,
                                  std::optional<RoundNumber> after = std::nullopt);

} // namespace core
