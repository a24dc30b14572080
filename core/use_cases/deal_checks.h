#pragma once

#include "core/change/change.h"
#include "core/model/result.h"

#include <optional>

namespace core {

/// The place of a deal that is entered, corrected or cleared.
struct DealSpot
{
    const Settings& settings;
    const Round& round;
    const Table& table;
};

/// Why the match would be impossible with `outcome` as the result of the deal, or without one;
/// empty if it is possible. Removes a lot that is no longer due as part of the change. Does nothing
/// in disciplines without matches. Places: "/game", "/players".
Refusals completeMatchChange(const DealSpot& spot, const GameKey& key,
                             const std::optional<GameOutcome>& outcome, Change& change);

/// The table without its lot if that is not due or was drawn among other people.
Table withoutStaleLot(const Settings& settings, const Round& round, Table table);

} // namespace core
