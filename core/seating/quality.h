#pragma once

#include "core/seating/request.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The quality sheet: how good a plan is, computed from its seats alone.
namespace seating {

enum class Method { DirectShift, CyclicDevelopment, Catalogue, Search };

std::string methodName(Method method);

struct ThreesOfPlayer
{
    PlayerId player{};
    int threes = 0;
};

/// What the remaining rounds are planned to yield.
struct Outlook
{
    int rounds = 0;           ///< How many follow those of the sheet.
    std::int64_t repeats = 0; ///< After the last of them, if nobody comes or goes.
};

/// The cost of sharing tables of three evenly: a plan with fewer repeats was found in which they
/// are not.
struct PriceOfEvenThrees
{
    std::int64_t repeats = 0; ///< How many more than in the other plan; 1 or more.
    ThreesOfPlayer most;      ///< In the other plan, history included.
    ThreesOfPlayer fewest;
};

/// Meetings of people who met at earlier evenings.
struct FamiliarPairs
{
    std::int64_t meetings = 0;
    std::optional<std::int64_t> unminded; ///< In the same draw without regard to them.
};

/// Meetings count over the history and the further rounds together.
struct QualitySheet
{
    /// Sum over pairs of max(0, meetings - 1).
    std::int64_t repeats = 0;
    /// Sum over pairs of meetings * (meetings - 1) / 2.
    std::int64_t c2 = 0;
    int mostMeetings = 0;
    /// c2Bound: no plan has less; with evennessFirst and even threes, no other such plan. bound:
    /// lower bound on repeats of any plan with the least c2 in which no pair meets more often than
    /// here (fewer repeats with more meetings of one pair are worse).
    std::int64_t bound = 0;
    std::int64_t c2Bound = 0;
    /// The plan meets its bounds: no plan has better meetings.
    bool proven = false;

    /// Tables of three, history included, of everybody seated in the further rounds.
    std::vector<ThreesOfPlayer> threes;
    int threesMin = 0;
    int threesMax = 0;
    /// Nobody is more than one table of three away from their share of the rounds attended.
    bool threesEven = true;
    /// Only if Request::evennessFirst has a cost.
    std::optional<PriceOfEvenThrees> priceOfEvenThrees;

    /// Largest difference between a person's most and least used seat; seat D counts only for those
    /// who sat at tables of four.
    int seatSpread = 0;
    /// Largest difference between a person's most and least visited table.
    int tableSpread = 0;
    /// Meetings of clubmates, and of pairs that should never meet, in the planned rounds.
    std::int64_t sameClub = 0;
    std::int64_t forbidden = 0;
    /// For the pairs of Request::earlier, in the planned rounds; only if there are any.
    std::optional<FamiliarPairs> familiar;

    /// For a draw that looked ahead.
    std::optional<Outlook> outlook;

    std::uint64_t seed = 0;
    Method method = Method::Search;
};

} // namespace seating
