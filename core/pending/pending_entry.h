#pragma once

#include "core/change/change.h"
#include "core/codes/slip_id.h"
#include "core/model/tournament.h"
#include "scoring/checks.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

/// What comes from elsewhere, such as from a phone in the hall. It is kept beside the results,
/// never among them, until it is settled: entered, left out by the desk, or followed by a newer
/// one. It is no change, has no version or undo, and is never exported.
namespace core {

/// Per game or table's mark: more than any genuine sender has.
inline constexpr std::size_t mostPendingOfOne = 20;

/// A game's result.
struct PendingGame
{
    SlipId slip; ///< Of the table, as the phone scanned it.
    GameNumber game{1};
    GameOutcome outcome;

    friend bool operator==(const PendingGame&, const PendingGame&) = default;
};

/// A table's mark: somebody there says that it is not right.
struct PendingMark
{
    SlipId slip;
    TableMark mark = TableMark::Disputed;

    friend bool operator==(const PendingMark&, const PendingMark&) = default;
};

using PendingAction = std::variant<PendingGame, PendingMark>;

/// Who sent an entry.
struct Sender
{
    QString device;                         ///< Distinguishes phones; not a person.
    std::optional<StartNumber> person = {}; ///< By a code of their own.
    std::optional<std::size_t> seat = {};   ///< As they say; 0 is seat A.

    friend bool operator==(const Sender&, const Sender&) = default;
};

enum class SettledHow : std::uint8_t {
    Taken,    ///< What it says was stored, by whatever way.
    Dropped,  ///< The desk left it out, or closed the round without it.
    Replaced, ///< A newer one of the same game says something else, or the same.
};

struct Settlement
{
    SettledHow how = SettledHow::Taken;
    QString desk;
    QDateTime time; ///< UTC.
    QString reason = {};

    friend bool operator==(const Settlement&, const Settlement&) = default;
};

struct PendingEntry
{
    QString id; ///< Of this content, chosen by the page that sent it: sent again it has the same
                ///< id, other content another one. Not blank.
    PendingAction action;
    Sender sender;
    std::int64_t seenRevision = 0;                 ///< Of the game, when the page was made.
    std::vector<scoring::GameDoubt> warnings = {}; ///< Shown to the sender, who confirmed them.
    QString reason = {}; ///< Why a stored result is to be corrected; empty: it is no correction.
    QDateTime time;      ///< UTC.
    std::optional<Settlement> settled = {};

    friend bool operator==(const PendingEntry&, const PendingEntry&) = default;
};

using PendingEntries = std::vector<PendingEntry>;

/// nullptr: it is no game.
const PendingGame* gameIn(const PendingEntry& entry);
const SlipId& slipOf(const PendingEntry& entry);
TableKey tableOf(const PendingEntry& entry);
GameKey gameOf(const PendingGame& pending);

/// Whether a helper asks to correct a result that somebody else entered: only the desk may.
bool isCorrection(const PendingEntry& entry);

/// Whether a helper asks to correct that game, and the desk has yet to decide.
bool isToBeCorrected(const Tournament& tournament, const PendingEntries& entries,
                     const GameKey& key);

/// Whether both concern the same game, or mark the same table.
bool concernTheSame(const PendingEntry& one, const PendingEntry& other);

/// Whether the entry's slip is inForce() and its round is being played; otherwise it is late, and
/// only kept for the desk to see.
bool isInTime(const Tournament& tournament, const PendingEntry& entry);

/// The newest in time for that game that was not left out and is no correction; nullptr if there is
/// none. `entries` in order of arrival.
const PendingEntry* newestInTime(const Tournament& tournament, const PendingEntries& entries,
                                 const GameKey& key);

/// Whether somebody says in time that the table is not right, and the desk has yet to look.
bool isObjectedTo(const Tournament& tournament, const PendingEntries& entries, const TableKey& key);

} // namespace core
