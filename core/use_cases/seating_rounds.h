#pragma once

#include "core/change.h"
#include "core/result.h"

#include <vector>

/// Rounds being drawn. Each function checks and returns the change, or why not; a change
/// without steps if nothing would be different. Places where nothing else is said: "/round".
namespace core {

struct TablePlan
{
    TableNumber number{1};
    std::vector<StartNumber> seats; ///< Seat A first.
};

/// Who sits where in one round. Whoever is present and in neither list is left out on purpose.
struct RoundPlan
{
    RoundNumber round{1};
    std::vector<TablePlan> tables;
    std::vector<StartNumber> byes;
};

/// The plan with a bye for everybody who is present in the round and not seated.
RoundPlan withByes(const Tournament& tournament, RoundPlan plan);

/// New rounds, each the next after the one before, as Draft or Published.
/// Places: "/<index>/round", "/<index>/tables/<index>/seats/<index>", "/<index>/byes/<index>".
Result<Change> addRounds(const Tournament& tournament, const std::vector<RoundPlan>& plans,
                         RoundState state);

/// A draft, of which no earlier round is one still.
Result<Change> publishRound(const Tournament& tournament, RoundNumber number);

/// Takes the last round back, draft or published, as long as no game was entered.
Result<Change> withdrawRound(const Tournament& tournament, RoundNumber number);

/// Other tables and byes for a draft or a round being played. Tables with games must stay as they
/// are. Places as for addRounds, without the first index.
Result<Change> changeSeating(const Tournament& tournament, const RoundPlan& plan);

} // namespace core
