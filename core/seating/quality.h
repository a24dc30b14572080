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
    int away = 0; ///< Whole tables above the share; negative: below.
};

/// What the remaining rounds are planned to yield.
struct Outlook
{
    int rounds = 0;           ///< How many follow those of the sheet.
    std::int64_t repeats = 0; ///< After the last of them, if nobody comes or goes.
};

/// The cost of sharing tables of three evenly, between a plan with even ones and one by
/// Threes::Fair with fewer repeats.
struct PriceOfEvenThrees
{
    std::int64_t even = 0;    ///< Repeats of the even plan.
    std::int64_t repeats = 0; ///< How many of these the fair plan saves; 1 or more.
    /// In the fair plan, history included: who is furthest above and below their share.
    ThreesOfPlayer most;
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
    /// c2Bound: no plan has less; with Threes::First and even threes, no other such plan. bound:
    /// lower bound on repeats of any plan with the least c2 in which no pair meets more often than
    /// here (fewer repeats with more meetings of one pair are worse).
    std::int64_t bound = 0;
    std::int64_t c2Bound = 0;
    /// The plan meets its bounds, and its threes are even or cannot be with these meetings: by the
    /// order of goals no plan has better meetings and threes.
    bool proven = false;

    /// Tables of three, history included, of everybody seated in the further rounds.
    std::vector<ThreesOfPlayer> threes;
    int threesMin = 0;
    int threesMax = 0;
    /// How many whole tables of three somebody is away from their share of the rounds attended.
    int threesDistance = 0;
    /// Nobody is a whole table away from their share, nor two from another where that can be
    /// avoided.
    bool threesEven = true;
    /// Only if Threes::First and Threes::Fair differ for this request.
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
