#include "core/use_cases/managing_matches.h"

#include "core/use_cases/deal_checks.h"
#include "core/use_cases/round_checks.h"

#include "core/cards/matches.h"
#include "core/faults/faults.h"
#include "core/people/start_numbers.h"
#include "core/ranking/discipline.h"
#include "core/seating/random.h"

#include <algorithm>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

Result<Spot> matchAt(const Tournament& tournament, const TableKey& key)
{
    if (!Discipline::of(tournament.settings).hasMatches()) {
        return Refusal{MatchFault::NotCards, Pointer(), {}};
    }
    return spotFor(tournament, key, {RoundState::Published});
}

/// The change of a table's head to `after`, refused if its match would then be impossible.
Result<Change> withHead(const Tournament& tournament, Action action, const Spot& spot,
                        const TableHead& after)
{
    Table changed = *spot.table;
    changed.head = after;
    if (auto faults = matchFaultsOf(tournament.settings, *spot.round, changed, Pointer());
        !faults.empty()) {
        return faults;
    }
    const TableKey key{spot.round->number, spot.table->number};
    Change change{{action, key.round, key.table}, {}, {}};
    if (after != spot.table->head) {
        change.steps.emplace_back(TableExchange{key, spot.table->head, after});
    }
    return change;
}

Result<Spot> matchOfPerson(const Tournament& tournament, RoundNumber number, StartNumber person)
{
    if (!Discipline::of(tournament.settings).hasMatches()) {
        return Refusal{MatchFault::NotCards, Pointer(), {}};
    }
    const Round* const round = findRound(tournament, number);
    if (auto refusals = roundRefusals(round, number, {RoundState::Draft, RoundState::Published});
        !refusals.empty()) {
        return refusals;
    }
    for (const auto& table : round->tables) {
        if (isAmong(table.head.seats, person)) {
            return Spot{round, &table};
        }
    }
    return Refusal{RoundFault::NotSeated,
                   Pointer() / "participant"_L1,
                   {QString::number(plain(person)), QString::number(plain(number))}};
}

Result<Change> withWithdrawn(const Tournament& tournament, Action action, const Spot& spot,
                             StartNumber person, std::vector<StartNumber> withdrawn)
{
    std::sort(withdrawn.begin(), withdrawn.end());
    Table after = *spot.table;
    after.head.withdrawn = std::move(withdrawn);
    after = withoutStaleLot(tournament.settings, *spot.round, std::move(after));
    auto change = withHead(tournament, action, spot, after.head);
    if (change) {
        change->label.participant = person;
    }
    return change;
}

} // namespace

Result<Change> recordLot(const Tournament& tournament, const TableKey& key,
                         const std::vector<StartNumber>& drawn)
{
    const auto spot = matchAt(tournament, key);
    if (!spot) {
        return spot.refused();
    }
    TableHead after = spot->table->head;
    after.lot = drawn;
    return withHead(tournament, Action::DrawLot, *spot, after);
}

Result<std::vector<StartNumber>> drawLot(const Tournament& tournament, const TableKey& key,
                                         std::uint64_t seed)
{
    const auto spot = matchAt(tournament, key);
    if (!spot) {
        return spot.refused();
    }
    const MatchState match = matchOf(tournament.settings, *spot->round, *spot->table);
    if (match.status != MatchStatus::Lot) {
        return Refusal{
            MatchFault::LotNotDue, Pointer() / "table"_L1, {QString::number(plain(key.table))}};
    }
    auto drawn = match.winners;
    std::sort(drawn.begin(), drawn.end());
    seating::Random random(seed);
    random.shuffle(drawn);
    drawn.resize(static_cast<std::size_t>(match.contested));
    return drawn;
}

Result<Change> leaveMatch(const Tournament& tournament, RoundNumber round, StartNumber number)
{
    const auto spot = matchOfPerson(tournament, round, number);
    if (!spot) {
        return spot.refused();
    }
    auto withdrawn = spot->table->head.withdrawn;
    if (!isAmong(withdrawn, number)) {
        withdrawn.push_back(number);
    }
    return withWithdrawn(tournament, Action::LeaveMatch, *spot, number, std::move(withdrawn));
}

Result<Change> rejoinMatch(const Tournament& tournament, RoundNumber round, StartNumber number)
{
    const auto spot = matchOfPerson(tournament, round, number);
    if (!spot) {
        return spot.refused();
    }
    auto withdrawn = spot->table->head.withdrawn;
    const auto gone = std::find(withdrawn.begin(), withdrawn.end(), number);
    if (gone == withdrawn.end()) {
        return Refusal{
            MatchFault::HasNotLeft, Pointer() / "participant"_L1, {QString::number(plain(number))}};
    }
    withdrawn.erase(gone);
    return withWithdrawn(tournament, Action::RejoinMatch, *spot, number, std::move(withdrawn));
}

} // namespace core
