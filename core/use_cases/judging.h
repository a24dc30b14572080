#pragma once

#include "core/model/result.h"
#include "core/model/tournament.h"
#include "core/seating/quality.h"
#include "core/seating/request.h"
#include "core/seating/sizes.h"

#include <map>
#include <optional>
#include <variant>
#include <vector>

/// The quality of a drawn round, and what no longer fits.
namespace core {

/// The sheet of the round with all earlier rounds. Clubmates are counted even if the tournament
/// does not separate them. Refused like a plan that cannot be made.
Result<seating::QualitySheet> judge(const Tournament& tournament, const Round& round);

/// For each person of the round, those at the same table whom they have met before; without those
/// who meet everybody for the first time.
std::map<StartNumber, std::vector<StartNumber>> metBefore(const Tournament& tournament,
                                                          const Round& round);

/// Two people who should never sit together do.
struct TogetherAtTable
{
    StartNumber one{1};
    StartNumber other{1};
    TableNumber table{1};

    friend bool operator==(const TogetherAtTable&, const TogetherAtTable&) = default;
};
/// Somebody with a fixed table sits at another.
struct FixedTableMissed
{
    StartNumber person{1};
    TableNumber fixed{1};
    TableNumber table{1};

    friend bool operator==(const FixedTableMissed&, const FixedTableMissed&) = default;
};
using BrokenWish = std::variant<TogetherAtTable, FixedTableMissed>;

/// By table.
std::vector<BrokenWish> brokenWishes(const Tournament& tournament, const Round& round);

/// Those drawn who are no longer present, and those present who were not drawn.
struct OutOfDate
{
    std::vector<StartNumber> gone;
    std::vector<StartNumber> left;

    [[nodiscard]] bool isEmpty() const { return gone.empty() && left.empty(); }
    friend bool operator==(const OutOfDate&, const OutOfDate&) = default;
};
OutOfDate outOfDate(const Tournament& tournament, const Round& round);

/// How many people can be seated in a round, and the resulting tables.
struct Headcount
{
    int present = 0;
    /// Not present, but expected: present in a later round or to the end; in a knock-out that has
    /// started, those who would advance.
    int missing = 0;
    int unpaid = 0; ///< Present without having fully paid the start fee, if any.
    /// Nothing if that many cannot be seated.
    std::optional<seating::RoundSizes> sizes;
};
Headcount headcount(const Tournament& tournament, RoundNumber round,
                    seating::FivePlayers fivePlayers);

} // namespace core
