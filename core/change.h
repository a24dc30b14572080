#pragma once

#include "tournament.h"

#include <QString>

#include <optional>
#include <variant>
#include <vector>

/// A change is a list of exchanges: at a key, one value leaves and another takes its place.
/// Turned round it undoes itself, so doing, undoing and journal need no more than this.
namespace core {

/// `before` is what stands at `key`, `after` what will; nothing means absent.
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

/// The key of what a tournament has only once.
struct Whole
{
    friend bool operator==(Whole, Whole) = default;
};

using SettingsExchange = Exchange<Whole, Settings>;
using ParticipantExchange = Exchange<StartNumber, Participant>;
using RoundExchange = Exchange<RoundNumber, RoundHead>;
using TableExchange = Exchange<TableKey, TableHead>;
using GameExchange = Exchange<GameKey, GameOutcome>;
/// The whole list: it is short, and its order is the order in which penalties were given.
using PenaltiesExchange = Exchange<Whole, std::vector<Penalty>>;

using Step = std::variant<SettingsExchange, ParticipantExchange, RoundExchange, TableExchange,
                          GameExchange, PenaltiesExchange>;

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
    EnterGame,
    CorrectGame,
    ClearGame,
    MarkTable,
    SwapTableResults,
    DrawLot,
    LeaveMatch,
    RejoinMatch,
};

/// An action and what it concerns, as far as it concerns one.
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
    std::vector<Step> steps; ///< In the order in which they can be carried out.

    [[nodiscard]] bool isEmpty() const { return steps.empty(); }
    friend bool operator==(const Change&, const Change&) = default;
};

/// The change that takes `change` back: steps in reverse order, before and after swapped.
Change reversed(Change change);

/// Carries out the steps. Each `before` must be what stands there; parents come before children
/// and leave after them (a round before its tables, a table before its games).
void apply(const Change& change, Tournament& tournament);

/// The same where it is not certain that the change fits, as with one read from the journal: false,
/// and nothing changed, if a step does not find its `before`.
bool applyIfFits(const Change& change, Tournament& tournament);

} // namespace core
