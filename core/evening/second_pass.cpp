#include "core/evening/second_pass.h"

#include "core/ranking/discipline.h"
#include "core/ranking/open_tables.h"

#include <algorithm>

namespace core {
namespace {

/// The number of deals in a match is open, so the entered ones are compared.
std::vector<GameNumber> gamesToCompare(const Settings& settings, const Round& round,
                                       const Table& table)
{
    auto games = gamesOnSlip(settings, round, table);
    if (Discipline::of(settings).hasMatches()) {
        std::erase_if(games,
                      [&table](GameNumber number) { return findGame(table, number) == nullptr; });
    }
    return games;
}

/// Whether the entry is a second typing of the stored result, whatever came of it.
bool isTypedAgain(const Tournament& tournament, const PendingEntry& entry,
                  const GameRevisions& revisions)
{
    const auto* const game = gameIn(entry);
    const bool isReplaced = entry.settled && entry.settled->how == SettledHow::Replaced;
    if (game == nullptr || !isCorrection(entry) || isReplaced || !isInTime(tournament, entry)) {
        return false;
    }
    const auto key = gameOf(*game);
    const auto& table = *findTable(tournament, key.round, key.table);
    const auto* const stored = findGame(table, key.game);
    return stored != nullptr &&
           (entry.seenRevision == revisionIn(revisions, key) ||
            normalised(game->outcome, table.head) == normalised(stored->outcome, table.head));
}

} // namespace

SecondPass::SecondPass(const Tournament& tournament, const PendingEntries& entries,
                       const GameRevisions& revisions)
{
    for (const auto& entry : entries) {
        if (isTypedAgain(tournament, entry, revisions)) {
            games_.insert(gameOf(*gameIn(entry)));
        }
    }
}

void SecondPass::compared(const GameKey& key, bool differed)
{
    games_.insert(key);
    differences_ += differed ? 1 : 0;
}

bool SecondPass::isDone(RoundNumber round, const Table& table, GameNumber number) const
{
    const auto* const game = findGame(table, number);
    return (game != nullptr && std::holds_alternative<UnplayedGame>(game->outcome)) ||
           games_.contains({round, table.number, number});
}

std::optional<GameNumber> SecondPass::nextGame(const Settings& settings, const Round& round,
                                               const Table& table) const
{
    const auto games = gamesToCompare(settings, round, table);
    const auto next = std::find_if(games.begin(), games.end(), [&](GameNumber number) {
        return !isDone(round.number, table, number);
    });
    return next != games.end() ? std::optional(*next) : std::nullopt;
}

std::optional<TableNumber> SecondPass::nextTable(const Settings& settings, const Round& round,
                                                 std::optional<TableNumber> after) const
{
    std::optional<TableNumber> first;
    for (const auto& table : round.tables) {
        if (!nextGame(settings, round, table)) {
            continue;
        }
        if (!after || *after < table.number) {
            return table.number;
        }
        first = first ? first : std::optional(table.number);
    }
    return first;
}

std::vector<GameNumber> SecondPass::enteredGames(const Settings& settings, const Round& round,
                                                 const Table& table) const
{
    auto games = gamesToCompare(settings, round, table);
    std::erase_if(games, [&](GameNumber number) {
        return findGame(table, number) == nullptr || isDone(round.number, table, number);
    });
    return games;
}

SecondPass::Count SecondPass::count(const Settings& settings, const Round& round,
                                    const Table& table) const
{
    Count count;
    for (const auto number : gamesToCompare(settings, round, table)) {
        ++count.games;
        count.compared += isDone(round.number, table, number) ? 1 : 0;
    }
    return count;
}

} // namespace core
