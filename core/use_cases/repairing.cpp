#include "core/use_cases/repairing.h"

#include "core/use_cases/attending.h"
#include "core/use_cases/checking_in.h"
#include "core/use_cases/managing_participants.h"
#include "core/use_cases/planning.h"
#include "core/use_cases/round_checks.h"

#include "core/cards/knock_out.h"
#include "core/people/start_numbers.h"
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

bool werePlayingTogether(const Round& round, StartNumber one, StartNumber other)
{
    return std::any_of(round.tables.begin(), round.tables.end(), [one, other](const Table& table) {
        return isAmong(table.head.seats, one) && isAmong(table.head.seats, other);
    });
}

/// Takes the successor to a seat from `missing`, if possible from the table of the round before.
StartNumber successorOf(const Round& before, StartNumber out, std::vector<StartNumber>& missing)
{
    auto found = std::find_if(missing.begin(), missing.end(), [&](StartNumber number) {
        return werePlayingTogether(before, out, number);
    });
    found = found == missing.end() ? missing.begin() : found;
    const StartNumber successor = *found;
    missing.erase(found);
    return successor;
}

/// The table with games at which somebody sits.
const Table* playedTableOf(const Round& round, StartNumber person)
{
    const auto found =
        std::find_if(round.tables.begin(), round.tables.end(), [person](const Table& table) {
            return !table.games.empty() && isAmong(table.head.seats, person);
        });
    return found != round.tables.end() ? &*found : nullptr;
}

void replaceIn(RoundPlan& plan, StartNumber out, StartNumber in)
{
    std::replace(plan.byes.begin(), plan.byes.end(), out, in);
    for (auto& table : plan.tables) {
        std::replace(table.seats.begin(), table.seats.end(), out, in);
    }
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
    const auto presence =
        present ? Result<Change>(Change()) : arrivalOf(tournament, latecomer, plan.round);
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

Result<Change> seatThoseThrough(const Tournament& tournament, RoundNumber number)
{
    const Round* const round = findRound(tournament, number);
    if (auto refusals = roundRefusals(round, number, {RoundState::Draft, RoundState::Published});
        !refusals.empty()) {
        return refusals;
    }
    const auto all = overtakenRounds(tournament, number);
    if (all.empty() || all.back().round != number) {
        return Change();
    }
    const Round& before =
        *findRound(tournament, *knockOutOf(tournament, RoundNumber{plain(number) - 1}).round);
    auto missing = all.back().missing;
    RoundPlan plan = planOf(*round);
    const Table* played = nullptr;
    for (const auto out : all.back().out) {
        const Table* const kept = playedTableOf(*round, out);
        played = kept != nullptr ? kept : played;
        if (kept == nullptr && !missing.empty()) {
            replaceIn(plan, out, successorOf(before, out, missing));
        }
    }
    if (played != nullptr && plan == planOf(*round)) {
        return Refusal{RoundFault::HasGames,
                       Pointer() / "round"_L1,
                       {QString::number(plain(number)), QString::number(plain(played->number))}};
    }
    return changeSeating(tournament, plan);
}

} // namespace core
