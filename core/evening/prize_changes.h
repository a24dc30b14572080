#pragma once

#include "core/change/change.h"
#include "core/money/prizes.h"

#include <cstdint>
#include <vector>

/// What a correction after the last result takes from one winner and gives to another.
namespace core {

/// All prizes of one person, or of one team, before and now; not both are empty.
struct PrizeChange
{
    std::vector<Award> before;
    std::vector<Award> now;

    /// One of them: it names the winner.
    [[nodiscard]] const Award& any() const { return now.empty() ? before.front() : now.front(); }
    /// How much more money than before; negative: less.
    [[nodiscard]] std::int64_t cents() const;
};

/// Of everybody whose prizes are worth something else than before, in the order of the awards now,
/// then those who no longer win. None while the prizes were open before, or are now.
std::vector<PrizeChange> prizeChanges(const Tournament& before, const Tournament& now);

/// The same of a change that was made to `now` last.
std::vector<PrizeChange> prizesChangedBy(const Change& change, const Tournament& now);

} // namespace core
