#include "core/use_cases/round_difference.h"

#include <map>
#include <optional>

namespace core {
namespace {

template <typename Key, typename Value>
using Pairs = std::map<Key, std::pair<std::optional<Value>, std::optional<Value>>>;

struct Contents
{
    Pairs<TableKey, TableHead> tables;
    Pairs<GameKey, GameOutcome> games;
};

/// Enters the parts of a round on one side of the pairs.
template <typename Side>
void note(const Round* round, Contents& contents, Side side)
{
    if (round == nullptr) {
        return;
    }
    for (const auto& table : round->tables) {
        side(contents.tables[{round->number, table.number}]) = table.head;
        for (const auto& game : table.games) {
            side(contents.games[{round->number, table.number, game.number}]) = game.outcome;
        }
    }
}

/// The exchanges for removed parts, or for added and changed ones.
template <typename Key, typename Value>
void addSteps(const Pairs<Key, Value>& pairs, bool going, std::vector<Step>& steps)
{
    for (const auto& [key, values] : pairs) {
        const auto& [before, after] = values;
        if (before != after && after.has_value() != going) {
            steps.emplace_back(Exchange<Key, Value>{key, before, after});
        }
    }
}

std::optional<RoundHead> headOf(const Round* round)
{
    return round != nullptr ? std::optional(round->head) : std::nullopt;
}

} // namespace

std::vector<Step> stepsBetween(const Round* before, const Round* after)
{
    Contents contents;
    note(
        before, contents, [](auto& pair) -> auto& { return pair.first; });
    note(
        after, contents, [](auto& pair) -> auto& { return pair.second; });

    // Children are removed before their parents and added after them.
    std::vector<Step> steps;
    addSteps(contents.games, true, steps);
    addSteps(contents.tables, true, steps);
    if (headOf(before) != headOf(after)) {
        const RoundNumber number = before != nullptr ? before->number : after->number;
        steps.emplace_back(RoundExchange{number, headOf(before), headOf(after)});
    }
    addSteps(contents.tables, false, steps);
    addSteps(contents.games, false, steps);
    return steps;
}

} // namespace core
