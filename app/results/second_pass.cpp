#include "second_pass.h"

namespace desk {

void SecondPass::compared(const core::GameKey& key, bool differed)
{
    games_[key.table].insert(key.game);
    differences_ += differed ? 1 : 0;
}

std::optional<core::GameNumber> SecondPass::nextGame(const core::Round& round,
                                                     core::TableNumber table) const
{
    const auto found = games_.find(table);
    for (std::int32_t game = 1; game <= round.head.games; ++game) {
        const core::GameNumber number{game};
        if (found == games_.end() || !found->second.contains(number)) {
            return number;
        }
    }
    return std::nullopt;
}

std::optional<core::TableNumber> SecondPass::nextTable(const core::Round& round,
                                                       std::optional<core::TableNumber> after) const
{
    std::optional<core::TableNumber> first;
    for (const auto& table : round.tables) {
        if (!nextGame(round, table.number)) {
            continue;
        }
        if (!after || table.number > *after) {
            return table.number;
        }
        first = first ? first : std::optional(table.number);
    }
    return first;
}

std::map<core::TableNumber, int> SecondPass::counts() const
{
    std::map<core::TableNumber, int> counts;
    for (const auto& [table, games] : games_) {
        counts[table] = static_cast<int>(games.size());
    }
    return counts;
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
