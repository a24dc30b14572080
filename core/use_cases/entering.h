#pragma once

#include "core/change.h"
#include "core/result.h"
#include "core/store.h"

#include <optional>

/// Results of games: each function checks and returns the change, or why not.
namespace core {

/// On which terms a game is entered.
struct EntryTerms
{
    bool warningsConfirmed = false;
    /// Another result may stand there and is replaced.
    bool correction = false;
    QString reason; ///< Of the correction, for the journal.
    /// The revision the desk saw; refused as stale if the game was written since.
    std::optional<std::int64_t> seenRevision;
};

/// What came of entering a game.
struct Entered
{
    scoring::GameScore score;     ///< Nothing in it but for a game with stones.
    scoring::DealScore dealScore; ///< Nothing in it but for a deal; in the order of its hands.
    Warnings warnings;            ///< Confirmed ones.
    bool changed = false;         ///< False: the same result stood there already.
};

/// What entering the game gives; the game has no fault and no unconfirmed warning.
Entered enteredGame(const Tournament& tournament, const GameKey& key, const GameOutcome& outcome);

/// The change is empty if the same outcome stands there already. Unconfirmed warnings are refused
/// as Refused::unconfirmed unless something else is refused too.
/// Places: "/round", "/table", "/game", "/hands/<index>/stones", "/ending", "/hands",
/// "/revision", "/hands/<index>/participant", "/hands/<index>/playedBy", "/notPlayed"; of deals
/// "/hands/<index>/melded", "/hands/<index>/hand", "/tieBreaker", "/players". Under Rommé 500 a
/// deal is refused for which the match has no room, or that would leave later ones without it; a
/// lot that is no longer due goes.
Result<Change> enterGame(const Tournament& tournament, const GameKey& key,
                         const GameOutcome& outcome, const EntryTerms& terms,
                         const GameRevision& stored);

/// Under Rommé 500 refused where later deals would have no place in the match; a lot that is no
/// longer due goes. Places: "/round", "/table", "/game".
Result<Change> clearGame(const Tournament& tournament, const GameKey& key, const QString& reason);

Result<Change> markTable(const Tournament& tournament, const TableKey& key,
                         std::optional<TableMark> mark, const QString& note);

} // namespace core
