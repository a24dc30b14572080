#include "core/change/change.h"

#include "core/model/bookings.h"

#include <algorithm>
#include <map>
#include <utility>

namespace core {
namespace {

template <typename Item, typename Number>
auto positionOf(std::vector<Item>& items, Number number)
{
    return std::lower_bound(items.begin(), items.end(), number,
                            [](const Item& item, Number wanted) { return item.number < wanted; });
}

void set(Participant& participant, const Participant& value)
{
    auto payments = std::move(participant.payments);
    participant = value;
    participant.payments = std::move(payments);
}

void set(Round& round, const RoundHead& head)
{
    round.head = head;
}

void set(Table& table, const TableHead& head)
{
    table.head = head;
}

void set(Game& game, const GameOutcome& outcome)
{
    game.outcome = outcome;
}

/// Stores `value` in the item with that number, which is added if need be; without a value the item
/// is removed.
template <typename Item, typename Number, typename Value>
void store(std::vector<Item>& items, Number number, const std::optional<Value>& value)
{
    auto position = positionOf(items, number);
    const bool found = position != items.end() && position->number == number;
    if (!value) {
        if (found) {
            items.erase(position);
        }
        return;
    }
    if (!found) {
        Item item;
        item.number = number;
        position = items.insert(position, std::move(item));
    }
    set(*position, *value);
}

void applyStep(const SettingsExchange& step, Tournament& tournament)
{
    tournament.settings = *step.after;
}

void applyStep(const PenaltiesExchange& step, Tournament& tournament)
{
    tournament.penalties = *step.after;
}

void applyStep(const TieDecisionsExchange& step, Tournament& tournament)
{
    tournament.tieDecisions = *step.after;
}

void applyStep(const RafflesExchange& step, Tournament& tournament)
{
    tournament.raffles = *step.after;
}

/// Behind all that were booked before it.
void insertByNumber(std::vector<FeePayment>& payments, FeePayment payment)
{
    const auto position = std::upper_bound(
        payments.begin(), payments.end(), payment.number,
        [](PaymentNumber wanted, const FeePayment& standing) { return wanted < standing.number; });
    payments.insert(position, std::move(payment));
}

/// The participant whose payments are the payer's; nullptr if they are gone.
Participant* presentPayer(Tournament& tournament, const Payer& payer)
{
    auto& people = tournament.participants;
    const auto numbered = positionOf(people, payer.number);
    if (numbered != people.end() && isPayer(payer, *numbered)) {
        return &*numbered;
    }
    const auto found = std::find_if(people.begin(), people.end(), [&payer](const auto& person) {
        return isPayer(payer, person);
    });
    return found != people.end() ? &*found : nullptr;
}

void makeFormer(Tournament& tournament, Participant& participant)
{
    for (auto& payment : participant.payments) {
        insertByNumber(tournament.formerPayments, std::move(payment));
    }
    participant.payments.clear();
}

void giveBackFormer(Tournament& tournament, Participant& participant)
{
    std::vector<FeePayment> others;
    for (auto& payment : tournament.formerPayments) {
        if (isPayer(payment.payer, participant)) {
            insertByNumber(participant.payments, std::move(payment));
        } else {
            others.push_back(std::move(payment));
        }
    }
    tournament.formerPayments = std::move(others);
}

void applyStep(const ParticipantExchange& step, Tournament& tournament)
{
    auto& people = tournament.participants;
    const auto standing = positionOf(people, step.key);
    const bool isThere = standing != people.end() && standing->number == step.key;
    if (isThere && !step.after) {
        makeFormer(tournament, *standing);
    }
    store(people, step.key, step.after);
    if (!isThere && step.after && !tournament.formerPayments.empty()) {
        giveBackFormer(tournament, *positionOf(people, step.after->number));
    }
}

/// Where the payer's payments are.
std::vector<FeePayment>& paymentsOf(Tournament& tournament, const Payer& payer)
{
    auto* const present = presentPayer(tournament, payer);
    return present != nullptr ? present->payments : tournament.formerPayments;
}

void applyStep(const PaymentExchange& step, Tournament& tournament)
{
    if (step.before) {
        // Wherever finds() has found it: a damaged club may have it at somebody else.
        const auto isMeant = [&step](const auto& payment) { return payment.number == step.key; };
        for (auto& participant : tournament.participants) {
            std::erase_if(participant.payments, isMeant);
        }
        std::erase_if(tournament.formerPayments, isMeant);
    }
    if (step.after) {
        insertByNumber(paymentsOf(tournament, step.after->payer), *step.after);
    }
}

void applyStep(const RoundExchange& step, Tournament& tournament)
{
    store(tournament.rounds, step.key, step.after);
}

void applyStep(const TableExchange& step, Tournament& tournament)
{
    store(positionOf(tournament.rounds, step.key.round)->tables, step.key.table, step.after);
}

void applyStep(const GameExchange& step, Tournament& tournament)
{
    const auto round = positionOf(tournament.rounds, step.key.round);
    store(positionOf(round->tables, step.key.table)->games, step.key.game, step.after);
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

bool finds(const TieDecisionsExchange& step, const Tournament& tournament)
{
    return step.before == tournament.tieDecisions && step.after;
}

bool finds(const RafflesExchange& step, const Tournament& tournament)
{
    return step.before == tournament.raffles && step.after;
}

bool finds(const ParticipantExchange& step, const Tournament& tournament)
{
    const auto* const standing = findParticipant(tournament, step.key);
    return standing == nullptr ? !step.before : step.before == withoutPayments(*standing);
}

bool finds(const PaymentExchange& step, const Tournament& tournament)
{
    return same(step.before, findPayment(tournament, step.key));
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

/// Distinguishes the keys of all kinds of steps.
using AnyKey = std::variant<Whole, StartNumber, RoundNumber, TableKey, GameKey, PaymentNumber>;

std::pair<std::size_t, AnyKey> keyOf(const Step& step)
{
    return {step.index(),
            std::visit([](const auto& exchange) { return AnyKey(exchange.key); }, step)};
}

bool changesNothing(const Step& step)
{
    return std::visit([](const auto& exchange) { return exchange.before == exchange.after; }, step);
}

} // namespace

bool changesPayments(const Change& change)
{
    return std::any_of(change.steps.begin(), change.steps.end(), [](const Step& step) {
        return std::holds_alternative<PaymentExchange>(step);
    });
}

Change folded(Change change)
{
    std::vector<Step> steps;
    std::map<std::pair<std::size_t, AnyKey>, std::size_t> positions;
    for (auto& step : change.steps) {
        const auto [position, isNew] = positions.emplace(keyOf(step), steps.size());
        if (isNew) {
            steps.push_back(std::move(step));
            continue;
        }
        std::visit(
            [&earlier = steps[position->second]](auto& exchange) {
                std::get<std::decay_t<decltype(exchange)>>(earlier).after =
                    std::move(exchange.after);
            },
            step);
    }
    std::erase_if(steps, changesNothing);
    change.steps = std::move(steps);
    return change;
}

Change reversed(Change change)
{
    std::reverse(change.steps.begin(), change.steps.end());
    for (auto& step : change.steps) {
        std::visit([](auto& exchange) { std::swap(exchange.before, exchange.after); }, step);
    }
    return change;
}

bool tryApply(const Change& change, Tournament& tournament)
{
    Tournament result = tournament;
    for (const auto& step : change.steps) {
        if (!std::visit([&result](const auto& exchange) { return finds(exchange, result); },
                        step)) {
            return false;
        }
        std::visit([&result](const auto& exchange) { applyStep(exchange, result); }, step);
    }
    tournament = std::move(result);
    return true;
}

void apply(const Change& change, Tournament& tournament)
{
    for (const auto& step : change.steps) {
        std::visit([&tournament](const auto& exchange) { applyStep(exchange, tournament); }, step);
    }
}

} // namespace core
