#pragma once

#include "core/change.h"
#include "core/result.h"

#include <optional>

namespace core {

/// Where a deal is entered, corrected or cleared.
struct DealSpot
{
    const Settings& settings;
    const Round& round;
    const Table& table;
};

/// Whether the match still holds together once `outcome` stands at the deal, or nothing does: why
/// not, or nothing. Adds to the change that a lot goes that is no longer due. Under other rules
/// than Rommé 500 there is nothing to do. Places: "/game", "/players".
Refusals completeMatchChange(const DealSpot& spot, const GameKey& key,
                             const std::optional<GameOutcome>& outcome, Change& change);

/// The table without a lot that is not due or not drawn among those who are equal.
Table withoutStaleLot(const Settings& settings, const Round& round, Table table);

} // namespace core
