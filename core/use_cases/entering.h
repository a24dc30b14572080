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
    scoring::GameScore score; ///< Nothing in it for a game closed as not played.
    Warnings warnings;        ///< Confirmed ones.
    bool changed = false;     ///< False: the same result stood there already.
};

/// What entering the game gives; the game has no fault and no unconfirmed warning.
Entered enteredGame(const Tournament& tournament, const GameKey& key, const GameOutcome& outcome);

/// The change is empty if the same outcome stands there already. Unconfirmed warnings are refused
/// as Refused::unconfirmed unless something else is refused too.
/// Places: "/round", "/table", "/game", "/hands/<index>/stones", "/ending", "/hands",
/// "/revision", "/hands/<index>/participant", "/hands/<index>/playedBy", "/notPlayed".
Result<Change> enterGame(const Tournament& tournament, const GameKey& key,
                         const GameOutcome& outcome, const EntryTerms& terms,
                         const GameRevision& stored);

/// Places: "/round", "/table", "/game".
Result<Change> clearGame(const Tournament& tournament, const GameKey& key, const QString& reason);

Result<Change> markTable(const Tournament& tournament, const TableKey& key,
                         std::optional<TableMark> mark, const QString& note);

} // namespace core
