#include "second_pass.h"

#include "round_progress.h"

#include <algorithm>

namespace desk {
namespace {

/// All of the round; of a match only what stands there, for nobody knows how many deals there are.
std::vector<core::GameNumber> gamesToCompare(const core::Settings& settings,
                                             const core::Round& round, const core::Table& table)
{
    auto games = gamesOf(settings, round, table);
    if (core::playsCards(settings)) {
        std::erase_if(games, [&table](core::GameNumber number) {
            return core::findGame(table, number) == nullptr;
        });
    }
    return games;
}

} // namespace

void SecondPass::compared(const core::GameKey& key, bool differed)
{
    games_[key.table].insert(key.game);
    differences_ += differed ? 1 : 0;
}

bool SecondPass::isDone(const core::Table& table, core::GameNumber number) const
{
    const auto* const game = core::findGame(table, number);
    const auto found = games_.find(table.number);
    return (game != nullptr && std::holds_alternative<core::UnplayedGame>(game->outcome)) ||
           (found != games_.end() && found->second.contains(number));
}

std::optional<core::GameNumber> SecondPass::nextGame(const core::Settings& settings,
                                                     const core::Round& round,
                                                     core::TableNumber table) const
{
    const auto* const here = core::findTable(round, table);
    if (here == nullptr) {
        return std::nullopt;
    }
    const auto games = gamesToCompare(settings, round, *here);
    const auto next = std::find_if(games.begin(), games.end(),
                                   [&](core::GameNumber number) { return !isDone(*here, number); });
    return next != games.end() ? std::optional(*next) : std::nullopt;
}

std::optional<core::TableNumber> SecondPass::nextTable(const core::Settings& settings,
                                                       const core::Round& round,
                                                       std::optional<core::TableNumber> after) const
{
    std::optional<core::TableNumber> first;
    for (const auto& table : round.tables) {
        if (!nextGame(settings, round, table.number)) {
            continue;
        }
        if (!after || table.number > *after) {
            return table.number;
        }
        first = first ? first : std::optional(table.number);
    }
    return first;
}

SecondPass::Count SecondPass::count(const core::Settings& settings, const core::Round& round,
                                    const core::Table& table) const
{
    Count count;
    for (const auto number : gamesToCompare(settings, round, table)) {
        ++count.games;
        count.compared += isDone(table, number) ? 1 : 0;
    }
    return count;
}

int SecondPass::games() const
{
    int games = 0;
    for (const auto& [table, compared] : games_) {
        games += static_cast<int>(compared.size());
    }
    return games;
}

} // namespace desk
