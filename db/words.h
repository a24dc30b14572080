#pragma once

#include "core/file/words.h"
#include "core/journal.h"
#include "failure.h"

/// The words by which the database knows the values of the enumerations: those of the tournament
/// file, and a few of its own.
namespace core {

template <>
inline constexpr std::array<Word<EntryKind>, 3> words<EntryKind> = {{
    {EntryKind::Done, QLatin1StringView("done")},
    {EntryKind::Undone, QLatin1StringView("undone")},
    {EntryKind::Redone, QLatin1StringView("redone")},
}};
template <>
inline constexpr std::array<Word<Action>, 27> words<Action> = {{
    {Action::CreateTournament, QLatin1StringView("create-tournament")},
    {Action::ImportTournament, QLatin1StringView("import-tournament")},
    {Action::ChangeSettings, QLatin1StringView("change-settings")},
    {Action::Enrol, QLatin1StringView("enrol")},
    {Action::ChangeParticipant, QLatin1StringView("change-participant")},
    {Action::RemoveParticipant, QLatin1StringView("remove-participant")},
    {Action::MergeParticipants, QLatin1StringView("merge-participants")},
    {Action::ChangePresence, QLatin1StringView("change-presence")},
    {Action::GivePenalty, QLatin1StringView("give-penalty")},
    {Action::CancelPenalty, QLatin1StringView("cancel-penalty")},
    {Action::DraftRound, QLatin1StringView("draft-round")},
    {Action::PublishRound, QLatin1StringView("publish-round")},
    {Action::WithdrawRound, QLatin1StringView("withdraw-round")},
    {Action::ChangeSeating, QLatin1StringView("change-seating")},
    {Action::SwapSeats, QLatin1StringView("swap-seats")},
    {Action::ChangeRoundGames, QLatin1StringView("change-round-games")},
    {Action::CloseRound, QLatin1StringView("close-round")},
    {Action::CancelRound, QLatin1StringView("cancel-round")},
    {Action::ReopenRound, QLatin1StringView("reopen-round")},
    {Action::EnterGame, QLatin1StringView("enter-game")},
    {Action::CorrectGame, QLatin1StringView("correct-game")},
    {Action::ClearGame, QLatin1StringView("clear-game")},
    {Action::MarkTable, QLatin1StringView("mark-table")},
    {Action::SwapTableResults, QLatin1StringView("swap-table-results")},
    {Action::DrawLot, QLatin1StringView("draw-lot")},
    {Action::LeaveMatch, QLatin1StringView("leave-match")},
    {Action::RejoinMatch, QLatin1StringView("rejoin-match")},
}};

} // namespace core

namespace db {

/// The value a word stands for. Throws core::StoreFailure (Damaged) if it stands for none.
template <core::HasWords Value>
Value valueOfWord(const QString& word)
{
    const auto value = core::fromWord<Value>(word);
    if (!value) {
        throw damaged(QStringLiteral("unknown word: %1").arg(word));
    }
    return *value;
}

} // namespace db
