#pragma once

#include "core/model/tournament.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

/// A change is a list of exchanges: at a key, one value is replaced by another. A reversed change
/// undoes the original, so applying, undoing and the journal need nothing else.
namespace core {

/// `before` is the value at `key`, `after` the one that replaces it; nothing means absent.
template <typename Key, typename Value>
struct Exchange
{
    Key key;
    std::optional<Value> before;
    std::optional<Value> after;

    friend bool operator==(const Exchange&, const Exchange&) = default;
};

struct TableKey
{
    RoundNumber round{1};
    TableNumber table{1};

    friend auto operator<=>(const TableKey&, const TableKey&) = default;
};

/// The key of something that a tournament has only one of.
struct Whole
{
    friend auto operator<=>(Whole, Whole) = default;
};

using SettingsExchange = Exchange<Whole, Settings>;
/// Without payments. Those of a participant who goes become former payments, and are theirs again
/// if they come back.
using ParticipantExchange = Exchange<StartNumber, Participant>;
/// It can change hands, between two values with other payers.
using PaymentExchange = Exchange<PaymentNumber, FeePayment>;
using RoundExchange = Exchange<RoundNumber, RoundHead>;
using TableExchange = Exchange<TableKey, TableHead>;
using GameExchange = Exchange<GameKey, GameOutcome>;
/// The whole list: it is short, and its order is the order in which penalties were given.
using PenaltiesExchange = Exchange<Whole, std::vector<Penalty>>;

/// The whole list, likewise.
using TieDecisionsExchange = Exchange<Whole, std::vector<TieDecision>>;

/// The whole list, likewise.
using RafflesExchange = Exchange<Whole, std::vector<Raffle>>;

using Step =
    std::variant<SettingsExchange, ParticipantExchange, RoundExchange, TableExchange, GameExchange,
                 PenaltiesExchange, TieDecisionsExchange, RafflesExchange, PaymentExchange>;

/// What was done, for the journal and for "Undo: …".
enum class Action : std::uint8_t {
    CreateTournament,
    ImportTournament,
    ChangeSettings,
    Enrol,
    ChangeParticipant,
    RemoveParticipant,
    MergeParticipants,
    ChangePresence,
    CheckIn,
    ChangeStatus,
    ReleasePlaces,
    TakePayment,
    RefundPayment,
    GivePenalty,
    CancelPenalty,
    DraftRound,
    PublishRound,
    WithdrawRound,
    ChangeSeating,
    SwapSeats,
    ChangeRoundGames,
    CloseRound,
    CancelRound,
    ReopenRound,
    EndEvening,
    EnterGame,
    CorrectGame,
    ClearGame,
    MarkTable,
    SwapTableResults,
    DrawLot,
    LeaveMatch,
    RejoinMatch,
    DecideTie,
    CancelTieDecision,
    DrawRaffle,
    CancelRaffle,
    BringBack, ///< Only in journals of earlier versions.
};

/// An action, and the single round, table, game or participant that it concerns, if any.
struct Label
{
    Action action = Action::ChangeSettings;
    std::optional<RoundNumber> round = std::nullopt;
    std::optional<TableNumber> table = std::nullopt;
    std::optional<GameNumber> game = std::nullopt;
    std::optional<StartNumber> participant = std::nullopt;

    friend bool operator==(const Label&, const Label&) = default;
};

struct Change
{
    Label label;
    QString reason;
    std::vector<Step> steps; ///< In the order in which they can be applied.

    [[nodiscard]] bool isEmpty() const { return steps.empty(); }
    friend bool operator==(const Change&, const Change&) = default;
};

/// Whether undoing the change would revert a payment or a refund.
bool changesPayments(const Change& change);

/// The same change with at most one step per key, from its first value to its last; values that end
/// as they began are left out. This is what is stored: the journal finds steps by their key.
Change folded(Change change);

/// The change that undoes `change`: steps in reverse order, before and after swapped.
Change reversed(Change change);

/// Applies the steps. Each `before` must be the current value; parents are added before their
/// children and removed after them (a round before its tables, a table before its games).
void apply(const Change& change, Tournament& tournament);

/// The same for a change that may no longer fit, such as one read from the journal: returns false
/// and changes nothing if the `before` of a step is not the current value.
bool tryApply(const Change& change, Tournament& tournament);

} // namespace core
