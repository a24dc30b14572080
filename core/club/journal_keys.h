#pragma once

#include "core/change/journal.h"
#include "core/club/club.h"
#include "core/model/enum_keys.h"

#include <QStringList>

/// The keys of kinds of entries and actions in journals, and labels as arguments of a refusal.
namespace core {

template <>
inline constexpr EnumKeys<EntryKind> enumKeys<EntryKind> = {
    {EntryKind::Done, "done"},
    {EntryKind::Undone, "undone"},
    {EntryKind::Redone, "redone"},
};
template <>
inline constexpr EnumKeys<Action> enumKeys<Action> = {
    {Action::CreateTournament, "create-tournament"},
    {Action::ImportTournament, "import-tournament"},
    {Action::ChangeSettings, "change-settings"},
    {Action::Enrol, "enrol"},
    {Action::ChangeParticipant, "change-participant"},
    {Action::RemoveParticipant, "remove-participant"},
    {Action::MergeParticipants, "merge-participants"},
    {Action::ChangePresence, "change-presence"},
    {Action::CheckIn, "check-in"},
    {Action::ChangeStatus, "change-status"},
    {Action::ReleasePlaces, "release-places"},
    {Action::TakePayment, "take-payment"},
    {Action::RefundPayment, "refund-payment"},
    {Action::GivePenalty, "give-penalty"},
    {Action::CancelPenalty, "cancel-penalty"},
    {Action::DraftRound, "draft-round"},
    {Action::PublishRound, "publish-round"},
    {Action::WithdrawRound, "withdraw-round"},
    {Action::ChangeSeating, "change-seating"},
    {Action::SwapSeats, "swap-seats"},
    {Action::ChangeRoundGames, "change-round-games"},
    {Action::CloseRound, "close-round"},
    {Action::CancelRound, "cancel-round"},
    {Action::ReopenRound, "reopen-round"},
    {Action::EndEvening, "end-evening"},
    {Action::EnterGame, "enter-game"},
    {Action::CorrectGame, "correct-game"},
    {Action::ClearGame, "clear-game"},
    {Action::MarkTable, "mark-table"},
    {Action::SwapTableResults, "swap-table-results"},
    {Action::DrawLot, "draw-lot"},
    {Action::LeaveMatch, "leave-match"},
    {Action::RejoinMatch, "rejoin-match"},
    {Action::DecideTie, "decide-tie"},
    {Action::CancelTieDecision, "cancel-tie-decision"},
    {Action::DrawRaffle, "draw-raffle"},
    {Action::CancelRaffle, "cancel-raffle"},
    {Action::BringBack, "bring-back"},
};
template <>
inline constexpr EnumKeys<ClubAction> enumKeys<ClubAction> = {
    {ClubAction::AddPlayers, "add-players"},
    {ClubAction::ChangePlayer, "change-player"},
    {ClubAction::RemovePlayers, "remove-players"},
    {ClubAction::MergePlayers, "merge-players"},
    {ClubAction::RecognisePlayer, "recognise-player"},
    {ClubAction::CreateSeries, "create-series"},
    {ClubAction::ChangeSeries, "change-series"},
    {ClubAction::RemoveSeries, "remove-series"},
    {ClubAction::CloseSeries, "close-series"},
    {ClubAction::ReopenSeries, "reopen-series"},
    {ClubAction::BookCash, "book-cash"},
    {ClubAction::CancelCash, "cancel-cash"},
    {ClubAction::CountCash, "count-cash"},
    {ClubAction::ErasePerson, "erase-person"},
    {ClubAction::MergeClub, "merge-club"},
    {ClubAction::DeleteEvening, "delete-evening"},
    {ClubAction::AddHelper, "add-helper"},
    {ClubAction::ChangeHelper, "change-helper"},
    {ClubAction::RemoveHelper, "remove-helper"},
    {ClubAction::MakeHelperCodes, "make-helper-codes"},
    {ClubAction::RevokeHelperCode, "revoke-helper-code"},
    {ClubAction::FollowEvening, "follow-evening"},
};

/// "enter-game", and the numbers of round, table, game and participant, each empty where there is
/// none.
QStringList argumentsOf(const Label& label);
/// The action's key and the subject.
QStringList argumentsOf(const ClubLabel& label);

/// The reverse of argumentsOf(); nothing if they are no label's.
std::optional<Label> labelIn(const QStringList& arguments);
std::optional<ClubLabel> clubLabelIn(const QStringList& arguments);

} // namespace core
