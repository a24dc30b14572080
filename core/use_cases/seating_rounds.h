#pragma once

#include "core/change/change.h"
#include "core/model/result.h"

#include <optional>
#include <vector>

/// Drawing and publishing rounds. Each function returns the change (without steps if nothing would
/// differ) or the refusal. Its place is "/round" unless stated otherwise.
namespace core {

struct TablePlan
{
    TableNumber number{1};
    std::vector<StartNumber> seats; ///< Seat A first.

    friend bool operator==(const TablePlan&, const TablePlan&) = default;
};

/// The seats of one round. People present but in neither list are left out on purpose.
struct RoundPlan
{
    RoundNumber round{1};
    std::vector<TablePlan> tables;
    std::vector<StartNumber> byes;

    friend bool operator==(const RoundPlan&, const RoundPlan&) = default;
};

/// The seating of the round, in the order in which it is stored.
RoundPlan planOf(const Round& round);

/// The plan with a bye for everybody who could be seated but is not.
RoundPlan withByes(const Tournament& tournament, RoundPlan plan);

/// Adds rounds with consecutive numbers, as Draft or Published. In a knock-out only one, without
/// people who are out, and only once all tables of the previous round are decided. Places:
/// "/<index>/round", "/<index>/tables/<index>/seats/<index>", "/<index>/byes/<index>".
Result<Change> addRounds(const Tournament& tournament, const std::vector<RoundPlan>& plans,
                         RoundState state);

/// Replaces all drafts from `first` on, if any, with drafts of the plans. A replaced draft passes
/// on its number of games. A round beyond the planned number raises it. Places as for addRounds.
Result<Change> replaceDrafts(const Tournament& tournament, RoundNumber first,
                             const std::vector<RoundPlan>& plans);

/// Publishes a draft; refused while an earlier round is still a draft, and if it seats or gives a
/// bye to people who are absent or out.
Result<Change> publishRound(const Tournament& tournament, RoundNumber number);

/// Removes the last round, draft or published, as long as no game was entered.
Result<Change> withdrawRound(const Tournament& tournament, RoundNumber number);

/// Conditions for changing the seating of a round.
struct SeatingTerms
{
    QString reason; ///< For the journal.
    /// The seating the change is based on; refused as RoundFault::SeatingChanged if it has changed.
    std::optional<RoundPlan> seen;
};

/// Changes tables and byes of a draft or a round being played. Tables with games must stay as they
/// are. Places as for addRounds, without the first index.
Result<Change> changeSeating(const Tournament& tournament, const RoundPlan& plan,
                             const SeatingTerms& terms = {});

} // namespace core
