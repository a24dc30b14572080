#pragma once

#include "core/model/tournament.h"
#include "core/pending/pending_entry.h"
#include "core/store/reader.h"

#include <optional>
#include <set>
#include <vector>

namespace core {

/// The second pass: the slips of a round are typed again, blind, and compared with what is stored.
/// Knows which games have been.
class SecondPass
{
public:
    SecondPass() = default;
    /// With the games that were typed again before: `entries` say what is stored, or something else
    /// that the desk decides about (isCorrection()). `revisions` are those of the games.
    SecondPass(const Tournament& tournament, const PendingEntries& entries,
               const GameRevisions& revisions);

    void compared(const GameKey& key, bool differed);

    /// The next game of the table still to be compared, also one that was not entered.
    [[nodiscard]] std::optional<GameNumber> nextGame(const Settings& settings, const Round& round,
                                                     const Table& table) const;
    /// The next table with such a game after `after`, wrapping around at the end.
    [[nodiscard]] std::optional<TableNumber> nextTable(const Settings& settings, const Round& round,
                                                       std::optional<TableNumber> after) const;
    /// The entered games of the table still to be compared, ascending.
    [[nodiscard]] std::vector<GameNumber> enteredGames(const Settings& settings, const Round& round,
                                                       const Table& table) const;

    struct Count
    {
        int compared = 0; ///< Games closed as not played need no comparison.
        int games = 0;
    };
    [[nodiscard]] Count count(const Settings& settings, const Round& round,
                              const Table& table) const;
    /// Whether the game was typed again, or needs not be.
    [[nodiscard]] bool isDone(RoundNumber round, const Table& table, GameNumber number) const;
    [[nodiscard]] int games() const { return static_cast<int>(games_.size()); }
    [[nodiscard]] int differences() const { return differences_; }

private:
    std::set<GameKey> games_;
    int differences_ = 0;
};

} // namespace core
