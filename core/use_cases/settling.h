#pragma once

#include "core/change/change.h"
#include "core/model/result.h"
#include "core/pending/pending_entry.h"
#include "core/use_cases/entering.h"

#include <utility>
#include <variant>
#include <vector>

/// What comes from elsewhere, judged against what is stored.
namespace core {

/// It can be stored as it is, though warnings may ask for a confirmation.
struct Applies
{};

/// What it says is stored, or it was sent before.
struct AppliedAlready
{};

/// The game has another result.
struct Differs
{
    GameOutcome stored;
};

using Judgement = std::variant<Applies, AppliedAlready, Differs, Refused>;

/// Judges an entry against what is stored. `known` is the entry stored with its id, if there was
/// one before: the same again is AppliedAlready, other content is refused as
/// ResultFault::ReportReused, at "/game" or "/mark". Other refusals as of enterGame(), and at
/// "/slip" those of inForce().
Judgement judge(const PendingEntry& entry, const Situation& now,
                const PendingEntry* known = nullptr);
/// The same where `stored` is the revision of the entry's game, and anything for a mark.
Judgement judge(const PendingEntry& entry, const Tournament& tournament,
                const GameRevision& stored);

/// Whether the entry may be kept for the desk; returns what is doubtful about it and was confirmed.
/// One in time (isInTime()) is refused as by enterGame(), for "/reporter", who is not in the game,
/// and for the "/reason" of a correction; a late one only if its round has no such game.
Result<std::vector<scoring::GameDoubt>> checkEntry(const Situation& now, const PendingEntry& entry,
                                                   bool warningsConfirmed);

/// The newest entry of `before` by the same device about the same that is not settled: what comes
/// now replaces it. nullptr: there is none.
const PendingEntry* replacedBy(const PendingEntry& entry, const PendingEntries& before);

/// An entry that the desk takes over.
struct TakenEntry
{
    QString id;
    EntryTerms terms = {}; ///< The revision seen is the entry's.
};

/// Stores what the entry says. The change is empty if that is stored already. An entry that differs
/// needs terms.correction, and a game at a table that is disputed or objected to is doubtful, at
/// "/id". Refused as ResultFault::EntryUnknown or EntrySettled at "/id", else as
/// judge() says.
Result<Change> takeEntry(const Situation& now, const TakenEntry& taken);

/// The entries of `unsettled` that the change settles in the tournament, and how: those that say
/// what it stores, earlier ones of the same game, and all of a round that is no longer being
/// played.
std::vector<std::pair<QString, SettledHow>>
settledBy(const Change& change, const PendingEntries& unsettled, const Tournament& tournament);

/// For each table of whose entries in time the change leaves some out: UnsettledDoubt::LeftOut, at
/// "/round".
Warnings droppingDoubts(const Change& change, const PendingEntries& unsettled,
                        const Tournament& tournament);

} // namespace core
