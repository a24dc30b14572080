#include "core/use_cases/round_checks.h"

#include "core/faults/faults.h"

#include <algorithm>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

RoundFault faultOfState(RoundState state)
{
    switch (state) {
    case RoundState::Draft:
        return RoundFault::IsDraft;
    case RoundState::Published:
        return RoundFault::IsPublished;
    case RoundState::Closed:
        return RoundFault::IsClosed;
    case RoundState::Cancelled:
        break;
    }
    return RoundFault::IsCancelled;
}

bool holdsHand(const Table& table, StartNumber number)
{
    return std::any_of(table.games.begin(), table.games.end(), [number](const Game& game) {
        return takenOverBy(number, substitutionsOf(game.outcome)).has_value();
    });
}

} // namespace

Refusals roundRefusals(const Round* round, RoundNumber number,
                       std::initializer_list<RoundState> allowed)
{
    const Pointer place = Pointer() / "round"_L1;
    const QStringList arguments = {QString::number(plain(number))};
    if (round == nullptr) {
        return {{RoundFault::Unknown, place, arguments}};
    }
    if (std::find(allowed.begin(), allowed.end(), round->head.state) == allowed.end()) {
        return {{faultOfState(round->head.state), place, arguments}};
    }
    return {};
}

Result<Spot> spotFor(const Tournament& tournament, const TableKey& key,
                     std::initializer_list<RoundState> allowed)
{
    const Round* const round = findRound(tournament, key.round);
    if (auto refusals = roundRefusals(round, key.round, allowed); !refusals.empty()) {
        return refusals;
    }
    const Table* const table = findTable(*round, key.table);
    if (table == nullptr) {
        return Refusal{
            RoundFault::TableUnknown, Pointer() / "table"_L1, {QString::number(plain(key.table))}};
    }
    return Spot{round, table};
}

Refusals faultsWith(const Tournament& tournament, const Round& changed)
{
    const Roster roster(tournament);
    const auto& rules = tournament.settings.rules;
    const auto position =
        std::find_if(tournament.rounds.begin(), tournament.rounds.end(),
                     [&changed](const Round& round) { return round.number == changed.number; });
    const Pointer place =
        Pointer() / "rounds"_L1 / static_cast<std::size_t>(position - tournament.rounds.begin());
    Refusals faults = faultsOf(changed, roster, rules.ruleSet, place);
    for (std::size_t index = 0; index < changed.tables.size(); ++index) {
        const auto& table = changed.tables[index];
        const GameSetting setting{rules, roster, table.head, changed.head.games};
        for (std::size_t game = 0; game < table.games.size(); ++game) {
            const auto more = faultsOf(table.games[game], setting,
                                       place / "tables"_L1 / index / "games"_L1 / game);
            faults.insert(faults.end(), more.begin(), more.end());
        }
    }
    addFaults(faults, handsAtTwoTables(changed, place));
    for (std::size_t index = 0; faults.empty() && index < changed.tables.size(); ++index) {
        faults = matchFaultsOf(tournament.settings, changed, changed.tables[index],
                               place / "tables"_L1 / index);
    }
    return faults;
}

bool standsIn(const Round& round, StartNumber number)
{
    const auto contains = [number](const std::vector<StartNumber>& list) {
        return std::find(list.begin(), list.end(), number) != list.end();
    };
    return contains(round.head.byes) ||
           std::any_of(round.tables.begin(), round.tables.end(), [&](const Table& table) {
               return contains(table.head.seats) || holdsHand(table, number);
           });
}

std::set<StartNumber> peopleIn(const Round& round)
{
    std::set<StartNumber> people(round.head.byes.begin(), round.head.byes.end());
    for (const auto& table : round.tables) {
        people.insert(table.head.seats.begin(), table.head.seats.end());
    }
    return people;
}

} // namespace core
