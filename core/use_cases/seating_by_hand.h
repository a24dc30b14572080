#pragma once

#include "planning.h"

#include "core/seating/manual.h"

#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// A round changed by hand: every step says what it costs before it is done.
namespace core {

/// Who stays, and which tables do, when a round is changed by hand or drawn again.
struct SeatLocks
{
    std::vector<StartNumber> people;
    std::vector<TableNumber> tables;

    friend bool operator==(const SeatLocks&, const SeatLocks&) = default;
};

/// What a change of the seating does; negative figures are gains. Meetings count over the rounds
/// before and this one.
struct SeatingCost
{
    int repeats = 0;  ///< Change of the meetings that are not the first.
    int apart = 0;    ///< Change of the meetings of pairs that should never sit together.
    int sameClub = 0; ///< Change of the meetings of clubmates.
    /// Those who would meet, and not for the first time.
    std::vector<std::pair<StartNumber, StartNumber>> repeatedPairs;
};

SeatingCost costOf(const seating::ManualCost& cost);

/// A round seated otherwise, and what that costs.
struct SeatingChoice
{
    RoundPlan plan;
    SeatingCost cost;
};

/// One round of a tournament, judged with the rounds before it.
class RoundByHand
{
public:
    using Answer = std::variant<SeatingChoice, seating::ManualRefusal>;

    RoundByHand(const Tournament& tournament, const Round& round, const SeatLocks& locks = {});

    /// Two people change places; one of them may have the bye.
    [[nodiscard]] Answer swapped(StartNumber one, StartNumber other) const;
    /// One person goes to another table's last seat, from a table or the bye.
    [[nodiscard]] Answer moved(StartNumber person, TableNumber table) const;

private:
    [[nodiscard]] Answer answer(const seating::ManualResult& result) const;

    RoundNumber number_;
    seating::Request request_;
    seating::Round round_;
    seating::Locks locks_;
};

/// The locks as places for drawing the round again; of people who are still there.
std::vector<LockedPlace> lockedPlaces(const Round& round, const SeatLocks& locks);

/// Whoever is present in the round table by table in the order of start numbers, people with a
/// fixed table there if there is room: a start for seating by hand. Nothing if so many cannot be
/// seated.
std::optional<RoundPlan> seatedByNumber(const Tournament& tournament, RoundNumber round,
                                        seating::FivePlayers fivePlayers);

} // namespace core
