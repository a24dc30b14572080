#pragma once

#include "core/change.h"
#include "core/result.h"

#include <optional>
#include <vector>

/// Rounds being drawn. Each function checks and returns the change, or why not; a change
/// without steps if nothing would be different. Places where nothing else is said: "/round".
namespace core {

struct TablePlan
{
    TableNumber number{1};
    std::vector<StartNumber> seats; ///< Seat A first.

    friend bool operator==(const TablePlan&, const TablePlan&) = default;
};

/// Who sits where in one round. Whoever is present and in neither list is left out on purpose.
struct RoundPlan
{
    RoundNumber round{1};
    std::vector<TablePlan> tables;
    std::vector<StartNumber> byes;

    friend bool operator==(const RoundPlan&, const RoundPlan&) = default;
};

/// How the round is seated, in the order in which it is stored.
RoundPlan planOf(const Round& round);

/// The plan with a bye for everybody who can be seated in the round and is not.
RoundPlan withByes(const Tournament& tournament, RoundPlan plan);

/// New rounds, each the next after the one before, as Draft or Published. In a knock-out one, with
/// nobody who is out, once all tables of the round before are decided.
/// Places: "/<index>/round", "/<index>/tables/<index>/seats/<index>", "/<index>/byes/<index>".
Result<Change> addRounds(const Tournament& tournament, const std::vector<RoundPlan>& plans,
                         RoundState state);

/// Makes the plans drafts in place of all drafts from `first` on, which may be none; one that
/// stays a draft keeps its number of games. Places as for addRounds.
Result<Change> replaceDrafts(const Tournament& tournament, RoundNumber first,
                             const std::vector<RoundPlan>& plans);

/// A draft, of which no earlier round is one still.
Result<Change> publishRound(const Tournament& tournament, RoundNumber number);

/// Takes the last round back, draft or published, as long as no game was entered.
Result<Change> withdrawRound(const Tournament& tournament, RoundNumber number);

/// On which terms a round is seated otherwise.
struct SeatingTerms
{
    QString reason; ///< For the journal.
    /// What the desk saw; refused as RoundFault::SeatingChanged if it is no longer so.
    std::optional<RoundPlan> seen;
};

/// Other tables and byes for a draft or a round being played. Tables with games must stay as they
/// are. Places as for addRounds, without the first index.
Result<Change> changeSeating(const Tournament& tournament, const RoundPlan& plan,
                             const SeatingTerms& terms = {});

} // namespace core
