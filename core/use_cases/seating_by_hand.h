#pragma once

#include "core/use_cases/planning.h"

#include "core/seating/manual.h"

#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// Changes a round by hand; the cost of each step is known in advance.
namespace core {

/// People and tables that stay as they are when a round is changed by hand or drawn again.
struct SeatLocks
{
    std::vector<StartNumber> people;
    std::vector<TableNumber> tables;

    friend bool operator==(const SeatLocks&, const SeatLocks&) = default;
};

/// The cost of a change to the seating; negative figures are gains. Counts meetings in this and all
/// earlier rounds.
struct SeatingCost
{
    int repeats = 0;  ///< Change in repeated meetings.
    int apart = 0;    ///< Change of the meetings of pairs that should never sit together.
    int sameClub = 0; ///< Change of the meetings of clubmates.
    /// Pairs who would meet because of the change, and not for the first time.
    std::vector<std::pair<StartNumber, StartNumber>> repeatedPairs;
};

SeatingCost costOf(const seating::ManualCost& cost);

/// A changed round and its cost.
struct SeatingChoice
{
    RoundPlan plan;
    SeatingCost cost;
};

/// Operations on one round, judged together with the rounds before it.
class RoundByHand
{
public:
    using Answer = std::variant<SeatingChoice, seating::ManualRefusal>;

    RoundByHand(const Tournament& tournament, const Round& round, const SeatLocks& locks = {});

    /// Two people change places; one of them may have the bye.
    [[nodiscard]] Answer swapped(StartNumber one, StartNumber other) const;
    /// Moves one person to another table's last seat, from a table or the bye.
    [[nodiscard]] Answer moved(StartNumber person, TableNumber table) const;

private:
    [[nodiscard]] Answer answer(const seating::ManualResult& result) const;

    RoundNumber number_;
    seating::Request request_;
    seating::Round round_;
    seating::Locks locks_;
};

/// The locks as places for redrawing the round; people who left are omitted.
std::vector<LockedPlace> lockedPlaces(const Round& round, const SeatLocks& locks);

/// A start for seating by hand: everybody present in the order of start numbers, people with a
/// fixed table at it if it has room. Nothing if that many people cannot be seated.
std::optional<RoundPlan> seatedByNumber(const Tournament& tournament, RoundNumber round,
                                        seating::FivePlayers fivePlayers);

} // namespace core
