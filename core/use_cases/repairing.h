#pragma once

#include "core/use_cases/seating_by_hand.h"

#include "core/model/result.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Small repairs of a drawn round: a latecomer, or somebody missing. Tables with entered games are
/// never changed.
namespace core {

/// A change of tables. Without a table: has a bye, or is not in the round.
struct PersonMove
{
    StartNumber person{1};
    std::optional<TableNumber> from;
    std::optional<TableNumber> to;

    friend bool operator==(const PersonMove&, const PersonMove&) = default;
};

/// Everybody who changes tables, by start number.
std::vector<PersonMove> movesBetween(const RoundPlan& before, const RoundPlan& after);

/// One way to repair a round.
struct Mending
{
    RoundPlan plan;
    /// Tables whose people or seats differ, including new and dissolved ones.
    std::vector<TableNumber> changedTables;
    std::vector<PersonMove> moves;
    SeatingCost cost;
};

/// At most 20 ways to seat somebody who is not in the round; the one that changes least comes
/// first.
std::vector<Mending> waysToSeat(const Tournament& tournament, const Round& round,
                                StartNumber latecomer);

/// At most 20 ways to continue without somebody in the round; the one that changes least comes
/// first. None if a game was entered at the person's table.
std::vector<Mending> waysWithout(const Tournament& tournament, const Round& round,
                                 StartNumber missing);

/// How long somebody is absent.
enum class Absence : std::uint8_t {
    ThisRound,
    FromNowOn,
};

/// Seats the round by the plan, which contains the latecomer, and marks them present from that
/// round on. Places as for changeSeating and changePresence.
Result<Change> seatLatecomer(const Tournament& tournament, const RoundPlan& plan,
                             StartNumber latecomer, const SeatingTerms& terms = {});

/// Seats the round by the plan, which omits the missing person, and marks them absent.
Result<Change> replaceMissing(const Tournament& tournament, const RoundPlan& plan,
                              StartNumber missing, Absence absence, const SeatingTerms& terms = {});

/// In a knock-out round drawn before a correction, gives the seats of people who did not advance to
/// those who did, if possible to somebody of the same table of the round before. Tables with games
/// stay as they are; refused if nothing else is left to do. Place: "/round".
Result<Change> seatThoseThrough(const Tournament& tournament, RoundNumber number);

} // namespace core
