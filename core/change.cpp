#include "change.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

template <typename Item, typename Number>
auto positionOf(std::vector<Item>& items, Number number)
{
    return std::lower_bound(items.begin(), items.end(), number,
                            [](const Item& item, Number wanted) { return item.number < wanted; });
}

/// Puts what `value` holds under `number`: `make` makes a new item of it, `set` changes the one
/// that is there; without a value the item goes.
template <typename Item, typename Number, typename Value, typename Make, typename Set>
void place(std::vector<Item>& items, Number number, const std::optional<Value>& value, Make make,
           Set set)
{
    const auto position = positionOf(items, number);
    const bool stands = position != items.end() && position->number == number;
    if (!value) {
        if (stands) {
            items.erase(position);
        }
    } else if (stands) {
        set(*position, *value);
    } else {
        items.insert(position, make(number, *value));
    }
}

void carryOut(const SettingsExchange& step, Tournament& tournament)
{
    tournament.settings = *step.after;
}

void carryOut(const PenaltiesExchange& step, Tournament& tournament)
{
    tournament.penalties = *step.after;
}

void carryOut(const ParticipantExchange& step, Tournament& tournament)
{
    place(
        tournament.participants, step.key, step.after,
        [](StartNumber, const Participant& participant) { return participant; },
        [](Participant& participant, const Participant& after) { participant = after; });
}

void carryOut(const RoundExchange& step, Tournament& tournament)
{
    place(
        tournament.rounds, step.key, step.after,
        [](RoundNumber number, const RoundHead& head) {
            return Round{number, head, {}};
        },
        [](Round& round, const RoundHead& head) { round.head = head; });
}

void carryOut(const TableExchange& step, Tournament& tournament)
{
    const auto round = positionOf(tournament.rounds, step.key.round);
    place(
        round->tables, step.key.table, step.after,
        [](TableNumber number, const TableHead& head) {
            return Table{number, head, {}};
        },
        [](Table& table, const TableHead& head) { table.head = head; });
}

void carryOut(const GameExchange& step, Tournament& tournament)
{
    const auto round = positionOf(tournament.rounds, step.key.round);
    const auto table = positionOf(round->tables, step.key.table);
    place(
        table->games, step.key.game, step.after,
        [](GameNumber number, const GameOutcome& outcome) {
            return Game{number, outcome};
        },
        [](Game& game, const GameOutcome& outcome) { game.outcome = outcome; });
}

template <typename Value>
bool same(const std::optional<Value>& expected, const Value* standing)
{
    return standing == nullptr ? !expected : expected == *standing;
}

bool finds(const SettingsExchange& step, const Tournament& tournament)
{
    return step.before == tournament.settings && step.after;
}

bool finds(const PenaltiesExchange& step, const Tournament& tournament)
{
    return step.before == tournament.penalties && step.after;
}

bool finds(const ParticipantExchange& step, const Tournament& tournament)
{
    return same(step.before, findParticipant(tournament, step.key));
}

bool finds(const RoundExchange& step, const Tournament& tournament)
{
    const Round* const round = findRound(tournament, step.key);
    const bool leavesTables = !step.after && round != nullptr && !round->tables.empty();
    return !leavesTables && same(step.before, round != nullptr ? &round->head : nullptr);
}

bool finds(const TableExchange& step, const Tournament& tournament)
{
    const Table* const table = findTable(tournament, step.key.round, step.key.table);
    const bool leavesGames = !step.after && table != nullptr && !table->games.empty();
    return !leavesGames && findRound(tournament, step.key.round) != nullptr &&
           same(step.before, table != nullptr ? &table->head : nullptr);
}

bool finds(const GameExchange& step, const Tournament& tournament)
{
    const Game* const game = findGame(tournament, step.key);
    return findTable(tournament, step.key.round, step.key.table) != nullptr &&
           same(step.before, game != nullptr ? &game->outcome : nullptr);
}

} // namespace

Change reversed(Change change)
{
    std::reverse(change.steps.begin(), change.steps.end());
    for (auto& step : change.steps) {
        std::visit([](auto& exchange) { std::swap(exchange.before, exchange.after); }, step);
    }
    return change;
}

bool applyIfFits(const Change& change, Tournament& tournament)
{
    Tournament result = tournament;
    for (const auto& step : change.steps) {
        if (!std::visit([&result](const auto& exchange) { return finds(exchange, result); },
                        step)) {
            return false;
        }
        std::visit([&result](const auto& exchange) { carryOut(exchange, result); }, step);
    }
    tournament = std::move(result);
    return true;
}

void apply(const Change& change, Tournament& tournament)
{
    for (const auto& step : change.steps) {
        std::visit([&tournament](const auto& exchange) { carryOut(exchange, tournament); }, step);
    }
}

} // namespace core
