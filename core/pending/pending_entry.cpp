#include "core/pending/pending_entry.h"

#include <algorithm>

namespace core {
namespace {

bool isLeftOut(const PendingEntry& entry)
{
    return entry.settled && entry.settled->how != SettledHow::Taken;
}

} // namespace

const PendingGame* gameIn(const PendingEntry& entry)
{
    return std::get_if<PendingGame>(&entry.action);
}

const SlipId& slipOf(const PendingEntry& entry)
{
    return std::visit([](const auto& action) -> const SlipId& { return action.slip; },
                      entry.action);
}

TableKey tableOf(const PendingEntry& entry)
{
    const auto& slip = slipOf(entry);
    return {slip.round, slip.table};
}

GameKey gameOf(const PendingGame& pending)
{
    return {pending.slip.round, pending.slip.table, pending.game};
}

bool isCorrection(const PendingEntry& entry)
{
    return !entry.reason.isEmpty();
}

bool isToBeCorrected(const Tournament& tournament, const PendingEntries& entries,
                     const GameKey& key)
{
    return std::any_of(entries.begin(), entries.end(), [&](const PendingEntry& entry) {
        const auto* const game = gameIn(entry);
        return game != nullptr && isCorrection(entry) && !entry.settled && gameOf(*game) == key &&
               isInTime(tournament, entry);
    });
}

bool concernTheSame(const PendingEntry& one, const PendingEntry& other)
{
    const auto* const game = gameIn(one);
    const auto* const otherGame = gameIn(other);
    return tableOf(one) == tableOf(other) && (game == nullptr) == (otherGame == nullptr) &&
           (game == nullptr || game->game == otherGame->game);
}

bool isInTime(const Tournament& tournament, const PendingEntry& entry)
{
    const auto& slip = slipOf(entry);
    return inForce(tournament, slip).ok() &&
           findRound(tournament, slip.round)->head.state == RoundState::Published;
}

const PendingEntry* newestInTime(const Tournament& tournament, const PendingEntries& entries,
                                 const GameKey& key)
{
    const auto newest =
        std::find_if(entries.rbegin(), entries.rend(), [&](const PendingEntry& entry) {
            const auto* const game = gameIn(entry);
            return game != nullptr && gameOf(*game) == key && !isLeftOut(entry) &&
                   !isCorrection(entry) && isInTime(tournament, entry);
        });
    return newest != entries.rend() ? &*newest : nullptr;
}

bool isObjectedTo(const Tournament& tournament, const PendingEntries& entries, const TableKey& key)
{
    return std::any_of(entries.begin(), entries.end(), [&](const PendingEntry& entry) {
        return gameIn(entry) == nullptr && tableOf(entry) == key && !entry.settled &&
               isInTime(tournament, entry);
    });
}

} // namespace core
