#pragma once

#include "seating_rounds.h"

#include "core/result.h"
#include "core/seating/seating.h"
#include "core/tournament.h"

#include <cstdint>
#include <vector>

/// From a tournament to what the seating library is asked, and back.
namespace core {

/// The seating library knows people by their start numbers.
constexpr seating::PlayerId playerId(StartNumber number)
{
    return seating::PlayerId{plain(number)};
}

constexpr StartNumber startNumber(seating::PlayerId player)
{
    return StartNumber{static_cast<std::int32_t>(player)};
}

/// Somebody who is to sit at that table of a round to be seated.
struct LockedPlace
{
    RoundNumber round{1};
    TableNumber table{1};
    StartNumber person{1};

    friend bool operator==(const LockedPlace&, const LockedPlace&) = default;
};

/// What the director wants seated: the next rounds, with whoever is present in each.
struct SeatingOrder
{
    std::int32_t rounds = 1; ///< 1 or more; one alone by standings and for final tables.
    seating::Mode mode = seating::Mode::Plan;
    std::int32_t topTables = 1; ///< Of Mode::Final; 1 or more.
    seating::FivePlayers fivePlayers = seating::FivePlayers::FourAndBye;
    bool evennessFirst = false; ///< Evenly shared tables of three before few repeats.
    std::vector<LockedPlace> locked = {};
    std::uint64_t seed = 1;
    seating::Limit limit = std::chrono::milliseconds(1000);
    int threads = 0; ///< 0: as many as the machine has.
};

struct SeatingProposal
{
    std::vector<RoundPlan> plans;
    seating::QualitySheet quality;
};

/// The number of the first round after those that are there.
RoundNumber nextRound(const Tournament& tournament);

/// The tournament as it was before that round was drawn: without it and without later ones. To
/// draw a round anew, or to judge it.
Tournament beforeRound(Tournament tournament, RoundNumber number);

/// The question as the library takes it: who sat together so far (rounds that were played or will
/// be; of cancelled ones the tables that played), wishes, and for each round who is present.
seating::Request seatingRequest(const Tournament& tournament, const SeatingOrder& order);

/// Tables for the next rounds; the tournament itself is not changed. Refused with
/// seating::RefusalCode; places as for refusalOf(). In a knock-out one round with whoever is still
/// in; refused as by knockOutRefusals().
Result<SeatingProposal> proposeSeating(const Tournament& tournament, const SeatingOrder& order,
                                       const seating::Hooks& hooks = {});

/// Seats of the seating library as a plan of the round with that number.
RoundPlan planOf(const seating::Round& round, RoundNumber number);

/// The inverse.
seating::Round seatingOf(const RoundPlan& plan);

/// A refusal of the seating library, with rounds as people count them: `firstRound` is the number
/// of the first further round. Places: "/players", "/rounds", "/present", "/history", "/apart",
/// "/fixedTable", "/locked", "/topTables", "/clubWeight", "/threads".
Refusal refusalOf(const seating::Refusal& refusal, RoundNumber firstRound);

} // namespace core
