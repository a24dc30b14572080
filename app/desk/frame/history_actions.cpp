#include "app/desk/frame/history_actions.h"

#include "app/desk/frame/icons.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "core/texts/club_texts.h"
#include "core/texts/history_texts.h"
#include "core/texts/numbers.h"
#include "core/use_cases/paying.h"

#include <QWidget>

#include <algorithm>

namespace desk {
namespace {

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
    const bool isOfPlayers = label.action == AddPlayers || label.action == RemovePlayers;
    return label.action == MergePlayers || (isOfPlayers && label.subject.isEmpty());
}

bool movesMoney(core::ClubAction action)
{
    using enum core::ClubAction;
    return action == BookCash || action == CancelCash || action == CountCash;
}

/// Whether undoing the change would. That of enrolling leaves what was paid.
bool movesMoney(const core::Change& change)
{
    return change.label.action != core::Action::Enrol && changesPayments(change);
}

/// The newest change of the tournament that moved money and is in effect.
std::optional<core::JournalEntry> newestPayment(const core::TournamentService& service,
                                                core::TournamentId id)
{
    using enum core::Action;
    constexpr std::size_t enough = 200;
    const auto entries =
        service.read().newestInEffect(id, {{TakePayment, RefundPayment, CheckIn, ChangeParticipant,
                                            RemoveParticipant, MergeParticipants, BringBack},
                                           std::nullopt,
                                           enough});
    const auto found =
        std::find_if(entries.begin(), entries.end(),
                     [](const core::JournalEntry& entry) { return movesMoney(entry.change); });
    return found != entries.end() ? std::optional(*found) : std::nullopt;
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
               ? HistoryActions::tr("%n people have paid %1 in all. It stays in the cash and is to "
                                    "be paid back. Undo it all the same?",
                                    nullptr, static_cast<int>(refused.unconfirmed.size()))
                     .arg(texts::moneyText(cents))
               : textOf(refused);
}

/// The database does not let helpers undo other desks' changes, remove people, or revoke payments.
bool isOffered(const Session& session, const core::JournalEntry& step)
{
    return !session.isHelper() ||
           (step.desk == session.desk().name && step.change.label.action != core::Action::Enrol &&
            !changesPayments(step.change));
}

} // namespace

HistoryActions::HistoryActions(Session& session, QWidget* window)
    : QObject(window),
      session_(session),
      window_(window),
      undo_(this),
      redo_(this),
      refreshTimer_(this)
{
    const auto prepare = [&](QAction& action, const char* objectName,
                             const QList<QKeySequence>& keys, icons::Meaning icon) {
        action.setObjectName(QLatin1String(objectName));
        action.setShortcuts(keys);
        action.setIcon(icons::icon(icon, window->palette()));
    };
    prepare(undo_, "undoAction", {QKeySequence::Undo}, icons::Meaning::Undo);
    prepare(redo_, "redoAction",
            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
            icons::Meaning::Redo);
    connect(&undo_, &QAction::triggered, this, &HistoryActions::takeBack);
    connect(&redo_, &QAction::triggered, this, &HistoryActions::doAgain);
    // After a change the page is painted before labels are read from the journal.
    constexpr int delay = 30;
    refreshTimer_.setSingleShot(true);
    refreshTimer_.setInterval(delay);
    connect(&refreshTimer_, &QTimer::timeout, this, &HistoryActions::refresh);
    connect(&session_, &Session::opened, this, &HistoryActions::refresh);
    connect(&session_, &Session::changed, this, [this] {
        if (scope_ != Scope::Club) {
            readLater();
        }
    });
    connect(&session_, &Session::clubChanged, this, [this] {
        if (scope_ != Scope::Tournament) {
            readLater();
        }
    });
    refresh();
}

void HistoryActions::setTyping(QUndoStack* typing)
{
    if (typing_ != nullptr) {
        typing_->disconnect(this);
    }
    typing_ = typing;
    if (typing_ != nullptr) {
        connect(typing_, &QUndoStack::canUndoChanged, this, &HistoryActions::showSteps);
        connect(typing_, &QUndoStack::canRedoChanged, this, &HistoryActions::showSteps);
    }
    showSteps();
}

void HistoryActions::takeBack()
{
    if (typing_ != nullptr && typing_->canUndo()) {
        typing_->undo();
        return;
    }
    if (refreshTimer_.isActive()) {
        refresh(); // The labels predate the last change.
    }
    const auto step = steps_.undo;
    if (!step || !mayChange(*step, tr("Take this back?"), tr("Undo"))) {
        return;
    }
    if (step->journal == Scope::Club) {
        finish(session_.runClub([&](core::ClubService& club) { return club.undo(step->id); }));
    } else {
        undoInTournament(*step);
    }
}

/// Asks once more if somebody who has paid goes with it.
void HistoryActions::undoInTournament(const NextStep& step)
{
    const auto undo = [&](bool warningsConfirmed) {
        return session_.run(
            [&](auto& service, auto id) { return service.undo(id, step.id, warningsConfirmed); });
    };
    auto done = undo(false);
    if (!done && done.refused().refusals.empty()) {
        if (!confirm(window_, tr("Take this back?"), questionOf(done.refused()), tr("Undo"))) {
            return;
        }
        done = undo(true);
    }
    finish(done);
}

void HistoryActions::doAgain()
{
    if (typing_ != nullptr && typing_->canRedo()) {
        typing_->redo();
        return;
    }
    if (refreshTimer_.isActive()) {
        refresh();
    }
    if (!steps_.redo || !mayChange(*steps_.redo, tr("Do this again?"), tr("Redo"))) {
        return;
    }
    if (steps_.redo->journal == Scope::Club) {
        finish(session_.runClub([](core::ClubService& club) { return club.redo(); }));
    } else {
        finish(session_.run([](auto& service, auto id) { return service.redo(id); }));
    }
}

bool HistoryActions::mayChange(const NextStep& step, const QString& title, const QString& verb)
{
    return step.question.isEmpty() || confirm(window_, title, step.question, verb);
}

HistoryActions::NextSteps HistoryActions::stepsOfTournament() const
{
    const auto next =
        session_.current()
            ? session_.run([](auto& service, auto id) { return service.nextSteps(id); })
            : core::Result(core::TournamentService::NextSteps());
    const auto* const people = &session_.tournament();
    const auto step = [&](const std::optional<core::JournalEntry>& entry, auto actionText) {
        if (!entry || !isOffered(session_, *entry)) {
            return std::optional<NextStep>();
        }
        const auto& label = entry->change.label;
        return std::optional(NextStep{entry->link.id, actionText(label, people),
                                      concernsMany(label)
                                          ? texts::text(label, texts::Wording::Translated, people)
                                          : QString(),
                                      Scope::Tournament, entry->time});
    };
    if (!next) {
        return {};
    }
    using ActionText = QString (*)(const core::Label&, const core::Tournament*);
    return {step(next->undo, static_cast<ActionText>(texts::undoText)),
            step(next->redo, static_cast<ActionText>(texts::redoText))};
}

HistoryActions::NextSteps HistoryActions::stepsOfClub() const
{
    if (session_.isHelper()) {
        return {};
    }
    const auto next = session_.readOfClub([](core::ClubService& club) { return club.nextSteps(); });
    const auto step = [](const std::optional<core::ClubJournalEntry>& entry, auto actionText) {
        if (!entry) {
            return std::optional<NextStep>();
        }
        const auto& label = entry->change.label;
        return std::optional(NextStep{entry->link.id, actionText(label),
                                      concernsMany(label) ? texts::text(label) : QString(),
                                      Scope::Club, entry->time});
    };
    using ActionText = QString (*)(const core::ClubLabel&);
    return {step(next.undo, static_cast<ActionText>(texts::undoText)),
            step(next.redo, static_cast<ActionText>(texts::redoText))};
}

HistoryActions::NextSteps HistoryActions::stepsOfMoney() const
{
    const auto next = session_.readOfClub([](core::ClubService& club) { return club.nextSteps(); });
    auto club = stepsOfClub();
    if (next.undo && !movesMoney(next.undo->change.label.action)) {
        club.undo.reset();
    }
    if (next.redo && !movesMoney(next.redo->change.label.action)) {
        club.redo.reset();
    }
    auto evening = stepsOfTournament();
    const auto paid =
        session_.read([](const auto& service, auto id) { return newestPayment(service, id); });
    const auto redone = session_.read([](auto& service, auto id) {
        const auto steps = service.nextSteps(id);
        return steps && steps->redo && movesMoney(steps->redo->change);
    });
    if (!redone) {
        evening.redo.reset();
    }
    if (!paid || !evening.undo || evening.undo->id != paid->link.id) {
        evening.undo.reset();
    }
    const bool isPaidLast = paid && (!club.undo || club.undo->time < paid->time);
    // What was undone last is redone first: the older one.
    const bool isRedoneFirst = evening.redo && (!club.redo || evening.redo->time < club.redo->time);
    return {isPaidLast ? evening.undo : club.undo, isRedoneFirst ? evening.redo : club.redo};
}

void HistoryActions::setScope(Scope scope)
{
    if (scope_ != scope) {
        scope_ = scope;
        refresh();
    }
}

void HistoryActions::readLater()
{
    refreshTimer_.start();
    showSteps();
}

void HistoryActions::refresh()
{
    refreshTimer_.stop();
    steps_ = scope_ == Scope::Club    ? stepsOfClub()
             : scope_ == Scope::Money ? stepsOfMoney()
                                      : stepsOfTournament();
    showSteps();
}

void HistoryActions::showSteps()
{
    const bool undoesTyping = typing_ != nullptr && typing_->canUndo();
    const bool redoesTyping = typing_ != nullptr && typing_->canRedo();
    // There may be one until the steps are read.
    undo_.setEnabled(undoesTyping || steps_.undo || refreshTimer_.isActive());
    undo_.setText(undoesTyping  ? tr("Undo typing")
                  : steps_.undo ? steps_.undo->action
                                : tr("Undo"));
    redo_.setEnabled(redoesTyping || steps_.redo);
    redo_.setText(redoesTyping  ? tr("Redo typing")
                  : steps_.redo ? steps_.redo->action
                                : tr("Redo"));
}

void HistoryActions::finish(const core::Result<core::Done>& done)
{
    if (!done) {
        Q_EMIT failed(textOf(done.refused()));
    } else if (typing_ != nullptr) {
        typing_->clear(); // Earlier undone entries must not be redone first.
    }
    refresh();
}

} // namespace desk
