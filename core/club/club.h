#pragma once

#include "core/change/change.h"
#include "core/change/journal.h"
#include "core/club/cash.h"
#include "core/club/erased_person.h"
#include "core/club/evening_version.h"
#include "core/club/gone.h"
#include "core/club/helpers.h"
#include "core/club/series.h"
#include "core/club/who_is_who.h"
#include "core/model/player.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <variant>
#include <vector>

/// Club data that belong to no single tournament, and how they change. The directory and the links
/// of people are stored as before; series, cash and helpers are records: a kind, an id and a value.
namespace core {

/// All records.
struct ClubRecords
{
    std::map<SeriesId, Series> series;
    std::map<CashMovementId, CashMovement> cash;
    std::map<TournamentUuid, CashCount> cashCounts;
    std::map<PlayerId, ErasedPerson> erased = {};
    std::map<PlayerId, MergedPlayer> merged = {};
    std::map<DeletedId, DeletedItem> deleted = {};
    /// Also of evenings that are no longer in the club.
    std::map<TournamentUuid, EveningVersion> versions = {};
    std::map<HelperId, Helper> helpers = {};

    friend bool operator==(const ClubRecords&, const ClubRecords&) = default;
};

using PlayerExchange = Exchange<PlayerId, Player>;
using SeriesExchange = Exchange<SeriesId, Series>;
using CashExchange = Exchange<CashMovementId, CashMovement>;
using CashCountExchange = Exchange<TournamentUuid, CashCount>;

using ErasedExchange = Exchange<PlayerId, ErasedPerson>;
using MergedExchange = Exchange<PlayerId, MergedPlayer>;
using DeletedExchange = Exchange<DeletedId, DeletedItem>;
using VersionExchange = Exchange<TournamentUuid, EveningVersion>;
using HelperExchange = Exchange<HelperId, Helper>;

using ClubStep =
    std::variant<PlayerExchange, LinkExchange, SeriesExchange, CashExchange, CashCountExchange,
                 ErasedExchange, MergedExchange, DeletedExchange, VersionExchange, HelperExchange>;

/// What was done, for the club's journal and for "Undo: …".
enum class ClubAction : std::uint8_t {
    AddPlayers,
    ChangePlayer,
    RemovePlayers,
    MergePlayers,
    RecognisePlayer, ///< Somebody enrolled was identified.
    CreateSeries,
    ChangeSeries,
    RemoveSeries,
    CloseSeries,  ///< Its table was kept as a dated document.
    ReopenSeries, ///< The newest such document was discarded.
    BookCash,
    CancelCash,
    CountCash,
    ErasePerson,   ///< Cannot be undone.
    MergeClub,     ///< Another copy of the club was merged into this one.
    DeleteEvening, ///< Its start fees were kept. Cannot be undone.
    AddHelper,
    ChangeHelper,
    RemoveHelper,
    MakeHelperCodes, ///< For an evening; a note without steps, as the next one.
    RevokeHelperCode,
    FollowEvening, ///< The directory follows a change of an evening, and its undo.
};

struct ClubLabel
{
    ClubAction action = ClubAction::AddPlayers;
    QString subject; ///< Who or what it concerns: a name, a series, the purpose of money.

    friend bool operator==(const ClubLabel&, const ClubLabel&) = default;
};

struct ClubChange
{
    ClubLabel label;
    QString reason;
    std::vector<ClubStep> steps; ///< In the order in which they can be applied; no key twice.

    [[nodiscard]] bool isEmpty() const { return steps.empty(); }
    friend bool operator==(const ClubChange&, const ClubChange&) = default;
};

/// Adds that something is deleted by the change.
void rememberDeleted(ClubChange& change, const DeletedItem& item);

/// The change that undoes `change`.
ClubChange reversed(ClubChange change);

/// Whether a change of that kind can be undone. Nothing before one that cannot be undone can be,
/// either.
bool isUndoable(ClubAction action);

/// One line of the club's journal. Entries are append-only, except that erasing a person removes
/// their name from all of them.
struct ClubJournalEntry
{
    JournalLink link;
    QDateTime time; ///< UTC, milliseconds.
    QString desk;
    ClubChange change; ///< As applied: for Undone already reversed.
};
using ClubJournalFilter = EntryFilter<ClubAction>;

} // namespace core
