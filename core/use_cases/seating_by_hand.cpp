#include "core/use_cases/seating_by_hand.h"

#include "core/cards/knock_out.h"
#include "core/seating/sizes.h"

#include <algorithm>

namespace core {
namespace {

seating::Locks locksOf(const SeatLocks& locks)
{
    seating::Locks result;
    for (const auto person : locks.people) {
        result.players.push_back(playerId(person));
    }
    for (const auto table : locks.tables) {
        result.tables.push_back(plain(table));
    }
    return result;
}

template <typename T>
bool contains(const std::vector<T>& list, T item)
{
    return std::find(list.begin(), list.end(), item) != list.end();
}

/// Tables to be filled, with their sizes.
class Filling
{
public:
    Filling(const std::vector<int>& sizes, RoundPlan& plan) : sizes_(sizes), plan_(plan)
    {
        for (std::size_t table = 0; table < sizes.size(); ++table) {
            plan_.tables.push_back({TableNumber{static_cast<std::int32_t>(table) + 1}, {}});
        }
    }

    bool seatAt(TableNumber wanted, StartNumber person)
    {
        const auto table = static_cast<std::size_t>(plain(wanted)) - 1;
        if (table >= sizes_.size() || !hasRoom(table)) {
            return false;
        }
        plan_.tables[table].seats.push_back(person);
        return true;
    }

    /// Seats the person at the first table with room; false if all are full.
    bool seat(StartNumber person)
    {
        while (next_ < sizes_.size() && !hasRoom(next_)) {
            ++next_;
        }
        if (next_ == sizes_.size()) {
            return false;
        }
        plan_.tables[next_].seats.push_back(person);
        return true;
    }

private:
    [[nodiscard]] bool hasRoom(std::size_t table) const
    {
        return plan_.tables[table].seats.size() < static_cast<std::size_t>(sizes_[table]);
    }

    const std::vector<int>& sizes_;
    RoundPlan& plan_;
    std::size_t next_ = 0;
};

} // namespace

SeatingCost costOf(const seating::ManualCost& cost)
{
    SeatingCost result{cost.repeats, cost.forbidden, cost.sameClub, {}};
    for (const auto& [one, other] : cost.repeatedPairs) {
        result.repeatedPairs.emplace_back(startNumber(one), startNumber(other));
    }
    return result;
}

RoundByHand::RoundByHand(const Tournament& tournament, const Round& round, const SeatLocks& locks)
    : number_(round.number),
      request_(seatingRequest(beforeRound(tournament, round.number), {})),
      round_(seatingOf(planOf(round))),
      locks_(locksOf(locks))
{}

RoundByHand::Answer RoundByHand::answer(const seating::ManualResult& result) const
{
    if (const auto* refused = std::get_if<seating::ManualRefusal>(&result)) {
        return *refused;
    }
    const auto& change = std::get<seating::ManualChange>(result);
    return SeatingChoice{planOf(change.round, number_), costOf(change.cost)};
}

RoundByHand::Answer RoundByHand::swapped(StartNumber one, StartNumber other) const
{
    const seating::ManualRound round(request_, round_, locks_);
    return answer(round.swapped(playerId(one), playerId(other)));
}

RoundByHand::Answer RoundByHand::moved(StartNumber person, TableNumber table) const
{
    const seating::ManualRound round(request_, round_, locks_);
    return answer(round.moved(playerId(person), plain(table)));
}

std::vector<LockedPlace> lockedPlaces(const Round& round, const SeatLocks& locks)
{
    std::vector<LockedPlace> places;
    for (const auto& table : round.tables) {
        for (const auto person : table.head.seats) {
            if (contains(locks.tables, table.number) || contains(locks.people, person)) {
                places.push_back({round.number, table.number, person});
            }
        }
    }
    return places;
}

std::optional<RoundPlan> seatedByNumber(const Tournament& tournament, RoundNumber round,
                                        seating::FivePlayers fivePlayers)
{
    std::vector<const Participant*> people;
    for (const auto number : expectedIn(tournament, round)) {
        people.push_back(findParticipant(tournament, number));
    }
    const auto sizes = seating::roundSizes(static_cast<int>(people.size()), fivePlayers,
                                           allowsTableOf(tournament.settings.rules.ruleSet, 2));
    if (!sizes) {
        return std::nullopt;
    }
    RoundPlan plan;
    plan.round = round;
    Filling filling(sizes->tables, plan);
    const auto bound =
        std::stable_partition(people.begin(), people.end(), [&filling](const Participant* person) {
            return person->fixedTable && filling.seatAt(*person->fixedTable, person->number);
        });
    for (auto person = bound; person != people.end(); ++person) {
        if (!filling.seat((*person)->number)) {
            plan.byes.push_back((*person)->number);
        }
    }
    return plan;
}

} // namespace core
