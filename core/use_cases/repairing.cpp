#include "core/use_cases/repairing.h"

#include "core/use_cases/attending.h"
#include "core/use_cases/checking_in.h"
#include "core/use_cases/managing_participants.h"
#include "core/use_cases/planning.h"

#include "core/seating/repair.h"

#include <algorithm>
#include <map>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

/// The table of everybody in a plan; nothing for a bye.
std::map<StartNumber, std::optional<TableNumber>> placesIn(const RoundPlan& plan)
{
    std::map<StartNumber, std::optional<TableNumber>> places;
    for (const auto person : plan.byes) {
        places.emplace(person, std::nullopt);
    }
    for (const auto& table : plan.tables) {
        for (const auto person : table.seats) {
            places[person] = table.number;
        }
    }
    return places;
}

seating::Locks tablesWithGames(const Round& round)
{
    seating::Locks locks;
    for (const auto& table : round.tables) {
        if (!table.games.empty()) {
            locks.tables.push_back(plain(table.number));
        }
    }
    return locks;
}

std::vector<Mending> mendingsOf(const std::vector<seating::Repair>& repairs, const Round& round)
{
    const RoundPlan before = planOf(round);
    std::vector<Mending> mendings;
    for (const auto& repair : repairs) {
        Mending& mending = mendings.emplace_back();
        mending.plan = planOf(repair.round, round.number);
        for (const int table : repair.changedTables) {
            mending.changedTables.push_back(TableNumber{table});
        }
        mending.moves = movesBetween(before, mending.plan);
        mending.cost = costOf(repair.cost);
    }
    return mendings;
}

Result<Change> changeAbsence(const Tournament& tournament, StartNumber person, RoundNumber round,
                             Absence absence)
{
    if (absence == Absence::ThisRound) {
        return changePresence(tournament, person, AbsentIn{round});
    }
    if (round > RoundNumber{1}) {
        return changePresence(tournament, person, PresentUntil{RoundNumber{plain(round) - 1}});
    }
    const Participant* const before = findParticipant(tournament, person);
    if (before == nullptr) {
        return changePresence(tournament, person, AbsentIn{round});
    }
    Participant after = *before;
    after.present.clear();
    return changeParticipant(tournament, person, after);
}

/// Joins both into one change, labelled as a change of the seating.
Result<Change> seatedWith(const Tournament& tournament, const Result<Change>& presence,
                          const RoundPlan& plan, StartNumber person, const SeatingTerms& terms)
{
    if (!presence) {
        return presence.refused();
    }
    Tournament changed = tournament;
    apply(*presence, changed);
    auto seating = changeSeating(changed, plan, terms);
    if (!seating) {
        return seating;
    }
    seating->label.participant = person;
    seating->steps.insert(seating->steps.begin(), presence->steps.begin(), presence->steps.end());
    return seating;
}

} // namespace

std::vector<PersonMove> movesBetween(const RoundPlan& before, const RoundPlan& after)
{
    const auto old = placesIn(before);
    const auto now = placesIn(after);
    std::map<StartNumber, PersonMove> moves;
    for (const auto& [person, table] : old) {
        moves[person] = {person, table, std::nullopt};
    }
    for (const auto& [person, table] : now) {
        moves[person].person = person;
        moves[person].to = table;
    }
    std::vector<PersonMove> result;
    for (const auto& [person, move] : moves) {
        const bool inBoth = old.contains(person) && now.contains(person);
        if (move.from != move.to || !inBoth) {
            result.push_back(move);
        }
    }
    return result;
}

std::vector<Mending> waysToSeat(const Tournament& tournament, const Round& round,
                                StartNumber latecomer)
{
    const auto request = seatingRequest(beforeRound(tournament, round.number), {});
    const auto seated = seatingOf(planOf(round));
    return mendingsOf(
        seating::seatLatecomer(request, seated, playerId(latecomer), tablesWithGames(round)),
        round);
}

std::vector<Mending> waysWithout(const Tournament& tournament, const Round& round,
                                 StartNumber missing)
{
    const auto request = seatingRequest(beforeRound(tournament, round.number), {});
    const auto seated = seatingOf(planOf(round));
    return mendingsOf(
        seating::replaceMissing(request, seated, playerId(missing), tablesWithGames(round)), round);
}

Result<Change> seatLatecomer(const Tournament& tournament, const RoundPlan& plan,
                             StartNumber latecomer, const SeatingTerms& terms)
{
    const Participant* const participant = findParticipant(tournament, latecomer);
    const bool present = participant != nullptr && isPresent(*participant, plan.round);
    const auto presence = present
                              ? Result<Change>(Change())
                              : arrivalOf(tournament, latecomer, StartFee::AsBefore, plan.round);
    return seatedWith(tournament, presence, plan, latecomer, terms);
}

Result<Change> replaceMissing(const Tournament& tournament, const RoundPlan& plan,
                              StartNumber missing, Absence absence, const SeatingTerms& terms)
{
    if (placesIn(plan).contains(missing)) {
        return Refusal{RoundFault::NotPresent,
                       Pointer() / "missing"_L1,
                       {QString::number(plain(missing)), QString::number(plain(plan.round))}};
    }
    return seatedWith(tournament, changeAbsence(tournament, missing, plan.round, absence), plan,
                      missing, terms);
}

} // namespace core
