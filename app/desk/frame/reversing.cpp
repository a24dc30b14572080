#include "app/desk/frame/reversing.h"

#include "app/desk/evening/setup/side_view.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "core/texts/club_texts.h"
#include "core/texts/history_texts.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>

namespace desk {
namespace {

class Reversing
{
    Q_DECLARE_TR_FUNCTIONS(desk::Reversing)
};

/// Whether the change concerns more than one game, mark, person or setting.
bool concernsMany(const core::Label& label)
{
    using enum core::Action;
    switch (label.action) {
    case ImportTournament:
    case MergeParticipants:
    case DraftRound:
    case PublishRound:
    case WithdrawRound:
    case ChangeSeating:
    case SwapSeats:
    case ChangeRoundGames:
    case CloseRound:
    case CancelRound:
    case ReopenRound:
    case SwapTableResults:
    case ReleasePlaces:
    case BringBack:
        return true;
    case Enrol:
    case ChangeParticipant:
    case RemoveParticipant:
    case ChangePresence:
    case ChangeStatus:
        return !label.participant;
    case CreateTournament:
    case EndEvening:
    case ChangeSettings:
    case CheckIn:
    case TakePayment:
    case RefundPayment:
    case GivePenalty:
    case CancelPenalty:
    case EnterGame:
    case CorrectGame:
    case ClearGame:
    case MarkTable:
    case DrawLot:
    case LeaveMatch:
    case RejoinMatch:
    case DecideTie:
    case CancelTieDecision:
    case DrawRaffle:
    case CancelRaffle:
        return false;
    }
    return true;
}

/// The same for a change of the club.
bool concernsMany(const core::ClubLabel& label)
{
    using enum core::ClubAction;
    const bool isOfPlayers = label.action == AddPlayers || label.action == RemovePlayers ||
                             label.action == FollowEvening;
    return label.action == MergePlayers || (isOfPlayers && label.subject.isEmpty());
}

/// What to ask before what was refused to be confirmed; of many people as one sum.
QString questionOf(const core::Refused& refused)
{
    std::int64_t cents = 0;
    for (const auto& doubt : refused.unconfirmed) {
        constexpr qsizetype paid = 2;
        const bool isPaid = doubt.code == core::WarningCode(core::MoneyDoubt::RemovedAfterPaying);
        cents += isPaid ? doubt.arguments[paid].toLongLong() : 0;
    }
    return refused.unconfirmed.size() > 1 && cents > 0
               ? Reversing::tr("%n people have paid %1 in all. It stays in the cash and is to "
                               "be paid back. Undo it all the same?",
                               nullptr, static_cast<int>(refused.unconfirmed.size()))
                     .arg(texts::moneyText(cents))
               : textOf(refused);
}

bool asked(const Reversal& reversal, const QString& question, QWidget* parent)
{
    const bool undoes = reversal.kind == core::EntryKind::Undone;
    return question.isEmpty() ||
           confirm(parent,
                   undoes ? Reversing::tr("Take this back?") : Reversing::tr("Do this again?"),
                   question, undoes ? Reversing::tr("Undo") : Reversing::tr("Redo"));
}

std::optional<core::Edit<core::Settings>> rulesIn(core::EntryKind kind, const core::Change& change)
{
    for (const auto& step : change.steps) {
        const auto* const settings = std::get_if<core::SettingsExchange>(&step);
        if (settings != nullptr && settings->before && settings->after &&
            (settings->before->rules != settings->after->rules ||
             settings->before->cards != settings->after->cards)) {
            return kind == core::EntryKind::Undone
                       ? core::Edit<core::Settings>{*settings->after, *settings->before}
                       : core::Edit<core::Settings>{*settings->before, *settings->after};
        }
    }
    return std::nullopt;
}

/// As Setup asks before the rules change.
bool askedAboutRules(const core::Edit<core::Settings>& rules, Session& session, QWidget* parent)
{
    SettingsDraft draft;
    draft.begin(session.tournament());
    draft.setWanted(
        {core::merged(rules, session.tournament().settings).value, draft.stored().fixedTables});
    return confirmRules(parent, session, draft);
}

core::Result<core::Done> reverseInClub(Session& session, const Reversal& reversal)
{
    return session.runClub([&](core::ClubService& club) {
        return reversal.kind == core::EntryKind::Undone ? club.undo(reversal.id)
                                                        : club.redo(reversal.id);
    });
}

core::Result<core::Done> reverseInTournament(Session& session, const Reversal& reversal,
                                             bool warningsConfirmed)
{
    return session.run([&](core::TournamentService& service, core::TournamentId id) {
        return reversal.kind == core::EntryKind::Undone
                   ? service.undo(id, reversal.id, warningsConfirmed)
                   : service.redo(id, reversal.id);
    });
}

} // namespace

Reversal reversalOf(core::EntryKind kind, const core::JournalEntry& entry,
                    const core::Tournament& people)
{
    const auto& label = entry.change.label;
    return {kind,
            JournalOf::Tournament,
            entry.link.id,
            texts::stepText(entry, &people),
            concernsMany(label) ? texts::changeText(entry.change, &people) : QString(),
            rulesIn(kind, entry.change)};
}

Reversal reversalOf(core::EntryKind kind, const core::ClubJournalEntry& entry)
{
    const auto& label = entry.change.label;
    return {kind, JournalOf::Club, entry.link.id, texts::stepText(entry),
            concernsMany(label) ? texts::text(label) : QString()};
}

std::optional<core::Result<core::Done>> reverse(Session& session, const Reversal& reversal,
                                                QWidget* parent)
{
    if (!asked(reversal, reversal.question, parent) ||
        (reversal.rules && !askedAboutRules(*reversal.rules, session, parent))) {
        return std::nullopt;
    }
    if (reversal.journal == JournalOf::Club) {
        return reverseInClub(session, reversal);
    }
    auto done = reverseInTournament(session, reversal, false);
    if (!done && !done.refused().unconfirmed.empty()) {
        if (!asked(reversal, questionOf(done.refused()), parent)) {
            return std::nullopt;
        }
        done = reverseInTournament(session, reversal, true);
    }
    return done;
}

} // namespace desk
