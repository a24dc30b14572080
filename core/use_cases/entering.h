#pragma once

#include "core/change/change.h"
#include "core/model/result.h"
#include "core/use_cases/situation.h"

#include <optional>

/// Results of games: each function checks and returns the change, or why not.
namespace core {

/// The conditions under which a game is entered.
struct EntryTerms
{
    bool warningsConfirmed = false;
    /// Allows an existing result to be replaced.
    bool correction = false;
    QString reason; ///< Of the correction, for the journal.
    /// The revision the desk saw; refused as stale if the game was written since.
    std::optional<std::int64_t> seenRevision;
};

/// What a game without a fault scores.
struct OutcomeScore
{
    scoring::GameScore game; ///< Empty except for a game with stones.
    scoring::DealScore deal; ///< Empty except for a deal; in the order of its hands.
};

OutcomeScore scoreOutcome(const Settings& settings, const GameOutcome& outcome);

/// Why the round has no game of that number. Place: "/game".
Refusals gameNumberRefusals(const Tournament& tournament, const Round& round, GameNumber number);

/// What asks for a confirmation when this is entered at a table that exists. Places as those of
/// enterGame().
Warnings entryDoubts(const Tournament& tournament, const GameKey& key, const GameOutcome& outcome);

/// The change is empty if the game already has that outcome. Unconfirmed warnings are refused as
/// Refused::unconfirmed unless something else is refused too.
/// Places: "/round", "/table", "/game", "/hands/<index>/stones", "/ending", "/hands",
/// "/revision", "/hands/<index>/participant", "/hands/<index>/playedBy", "/notPlayed"; of deals
/// "/hands/<index>/melded", "/hands/<index>/hand", "/tieBreaker", "/players". Under Rommé 500 a
/// deal is refused that has no place in the match or would leave later ones without one; a lot that
/// is no longer due is removed. A first result at a table put aside has its note as the
/// reason where terms have none; the game that completes the table takes that mark off.
Result<Change> enterGame(const Situation& now, const GameKey& key, const GameOutcome& outcome,
                         const EntryTerms& terms);
/// The same where `stored` is the game's revision.
Result<Change> gameEntry(const Tournament& tournament, const GameKey& key,
                         const GameOutcome& outcome, const EntryTerms& terms,
                         const GameRevision& stored);

/// Under Rommé 500 refused where later deals would have no place in the match; a lot no longer due
/// is removed. Places: "/round", "/table", "/game".
Result<Change> clearGame(const Tournament& tournament, const GameKey& key, const QString& reason);

/// The table's slip is lost: it is put aside with that note, or stays disputed with it, so that the
/// games entered from its replacement have it as their reason. Its id stays the same. Nothing
/// changes at a complete table. Places: "/round", "/table", "/note".
Result<Change> loseSlip(const Tournament& tournament, const TableKey& key, const QString& note);

/// Puts a table aside or disputes it, or takes that mark off; the note is for the director. Places:
/// "/round", "/table", "/note".
Result<Change> markTable(const Tournament& tournament, const TableKey& key,
                         std::optional<TableMark> mark, const QString& note);

} // namespace core
