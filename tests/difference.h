#pragma once

#include "core/change/change.h"
#include "core/model/bookings.h"

#include <optional>
#include <set>
#include <utility>

/// The change that turns one tournament into another: between random ones every kind of step
/// occurs.
namespace difference {

template <typename Value>
std::optional<Value> valueAt(const Value* found)
{
    return found != nullptr ? std::optional(*found) : std::nullopt;
}

inline std::optional<core::RoundHead> headOf(const core::Round* round)
{
    return round != nullptr ? std::optional(round->head) : std::nullopt;
}

inline std::optional<core::TableHead> headOf(const core::Table* table)
{
    return table != nullptr ? std::optional(table->head) : std::nullopt;
}

inline std::optional<core::GameOutcome> outcomeOf(const core::Game* game)
{
    return game != nullptr ? std::optional(game->outcome) : std::nullopt;
}

/// A step is added only if the sides differ.
class Steps
{
public:
    template <typename Key, typename Value>
    void add(const Key& key, std::optional<Value> before, std::optional<Value> after)
    {
        if (before != after) {
            steps.push_back(core::Exchange<Key, Value>{key, std::move(before), std::move(after)});
        }
    }

    std::vector<core::Step> steps;
};

inline void removeRounds(Steps& steps, const core::Tournament& from, const core::Tournament& to)
{
    for (const auto& round : from.rounds) {
        for (const auto& table : round.tables) {
            const core::TableKey key{round.number, table.number};
            for (const auto& game : table.games) {
                const core::GameKey gameKey{round.number, table.number, game.number};
                if (findGame(to, gameKey) == nullptr) {
                    steps.add(gameKey, outcomeOf(&game), outcomeOf(nullptr));
                }
            }
            if (findTable(to, key.round, key.table) == nullptr) {
                steps.add(key, headOf(&table), std::optional<core::TableHead>());
            }
        }
        if (findRound(to, round.number) == nullptr) {
            steps.add(round.number, headOf(&round), std::optional<core::RoundHead>());
        }
    }
}

inline void placeRounds(Steps& steps, const core::Tournament& from, const core::Tournament& to)
{
    for (const auto& round : to.rounds) {
        steps.add(round.number, headOf(findRound(from, round.number)), headOf(&round));
        for (const auto& table : round.tables) {
            const core::TableKey key{round.number, table.number};
            steps.add(key, headOf(findTable(from, key.round, key.table)), headOf(&table));
            for (const auto& game : table.games) {
                const core::GameKey gameKey{round.number, table.number, game.number};
                steps.add(gameKey, outcomeOf(findGame(from, gameKey)), outcomeOf(&game));
            }
        }
    }
}

/// Those in either list, ascending.
template <typename Item>
auto numbersOf(const std::vector<Item>& from, const std::vector<Item>& to)
{
    std::set<decltype(Item::number)> numbers;
    for (const auto* const list : {&from, &to}) {
        for (const auto& item : *list) {
            numbers.insert(item.number);
        }
    }
    return numbers;
}

inline core::Change between(const core::Tournament& from, const core::Tournament& to)
{
    Steps steps;
    steps.add(core::Whole(), std::optional(from.settings), std::optional(to.settings));
    steps.add(core::Whole(), std::optional(from.penalties), std::optional(to.penalties));
    steps.add(core::Whole(), std::optional(from.tieDecisions), std::optional(to.tieDecisions));
    steps.add(core::Whole(), std::optional(from.raffles), std::optional(to.raffles));
    removeRounds(steps, from, to);
    const auto participantIn = [](const core::Tournament& tournament, core::StartNumber number) {
        const auto* const found = findParticipant(tournament, number);
        return found != nullptr ? std::optional(withoutPayments(*found)) : std::nullopt;
    };
    for (const auto number : numbersOf(from.participants, to.participants)) {
        steps.add(number, participantIn(from, number), participantIn(to, number));
    }
    for (const auto number : numbersOf(paymentsOf(from), paymentsOf(to))) {
        steps.add(number, valueAt(findPayment(from, number)), valueAt(findPayment(to, number)));
    }
    placeRounds(steps, from, to);
    return {core::Label(), QStringLiteral("everything is different"), std::move(steps.steps)};
}

} // namespace difference
