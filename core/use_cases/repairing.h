#pragma once

#include "seating_by_hand.h"

#include "core/result.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Small repairs of a round that was drawn: somebody came late, somebody is missing. Tables at
/// which a game was entered are never touched.
namespace core {

/// Somebody who goes to another table; without a table: has the bye, or is not in the round.
struct PersonMove
{
    StartNumber person{1};
    std::optional<TableNumber> from;
    std::optional<TableNumber> to;

    friend bool operator==(const PersonMove&, const PersonMove&) = default;
};

/// Who sits at another table in `after`, by start number.
std::vector<PersonMove> movesBetween(const RoundPlan& before, const RoundPlan& after);

/// One way to mend a round.
struct Mending
{
    RoundPlan plan;
    /// Tables whose people or seats differ, new and dissolved ones included.
    std::vector<TableNumber> changedTables;
    std::vector<PersonMove> moves;
    SeatingCost cost;
};

/// The ways to seat somebody who is not in the round, the one that changes least first: 20 at
/// most.
std::vector<Mending> waysToSeat(const Tournament& tournament, const Round& round,
                                StartNumber latecomer);

/// The ways to go on without somebody who is in the round, the one that changes least first: 20 at
/// most; none if a game was entered at the person's table.
std::vector<Mending> waysWithout(const Tournament& tournament, const Round& round,
                                 StartNumber missing);

/// For how long somebody is missing.
enum class Absence : std::uint8_t {
    ThisRound,
    FromNowOn,
};

/// The round seated by the plan, in which the latecomer is, who is present from that round on.
/// Places as for changeSeating and changePresence.
Result<Change> seatLatecomer(const Tournament& tournament, const RoundPlan& plan,
                             StartNumber latecomer, const SeatingTerms& terms = {});

/// The round seated by the plan, without the missing person, who is not present in it.
Result<Change> replaceMissing(const Tournament& tournament, const RoundPlan& plan,
                              StartNumber missing, Absence absence, const SeatingTerms& terms = {});

} // namespace core
