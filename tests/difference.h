#pragma once

#include "core/change/change.h"

#include <optional>
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

inline core::Change between(const core::Tournament& from, const core::Tournament& to)
{
    Steps steps;
    steps.add(core::Whole(), std::optional(from.settings), std::optional(to.settings));
    steps.add(core::Whole(), std::optional(from.penalties), std::optional(to.penalties));
    steps.add(core::Whole(), std::optional(from.tieDecisions), std::optional(to.tieDecisions));
    steps.add(core::Whole(), std::optional(from.raffles), std::optional(to.raffles));
    removeRounds(steps, from, to);
    for (const auto& participant : from.participants) {
        steps.add(participant.number, std::optional(participant),
                  valueAt(findParticipant(to, participant.number)));
    }
    for (const auto& participant : to.participants) {
        if (findParticipant(from, participant.number) == nullptr) {
            steps.add(participant.number, std::optional<core::Participant>(),
                      std::optional(participant));
        }
    }
    placeRounds(steps, from, to);
    return {core::Label(), QStringLiteral("everything is different"), std::move(steps.steps)};
}

} // namespace difference
