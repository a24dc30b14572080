#include "app/desk/frame/history_actions.h"

#include "app/desk/club/cash/evening_cash.h"
#include "app/desk/frame/icons.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/undo_of_window.h"
#include "core/club/cash_report.h"
#include "core/model/enum_table.h"
#include "core/texts/prize_texts.h"
#include "core/texts/refusal_texts.h"
#include "core/use_cases/paying.h"

#include <QWidget>

#include <algorithm>
#include <utility>

namespace desk {
namespace {

/// What undo of each kind of change of the club belongs to.
constexpr core::EnumTable<core::ClubAction, Scope> scopesOfClub = {
    {core::ClubAction::AddPlayers, Scope::People},
    {core::ClubAction::ChangePlayer, Scope::People},
    {core::ClubAction::RemovePlayers, Scope::People},
    {core::ClubAction::MergePlayers, Scope::People},
    {core::ClubAction::RecognisePlayer, Scope::People},
    {core::ClubAction::CreateSeries, Scope::Series},
    {core::ClubAction::ChangeSeries, Scope::Series},
    {core::ClubAction::RemoveSeries, Scope::Series},
    {core::ClubAction::CloseSeries, Scope::Series},
    {core::ClubAction::ReopenSeries, Scope::Series},
    {core::ClubAction::BookCash, Scope::Money},
    {core::ClubAction::CancelCash, Scope::Money},
    {core::ClubAction::CountCash, Scope::Money},
    {core::ClubAction::ErasePerson, Scope::People},
    {core::ClubAction::MergeClub, Scope::People},
    {core::ClubAction::DeleteEvening, Scope::Money},
    {core::ClubAction::AddHelper, Scope::Hall},
    {core::ClubAction::ChangeHelper, Scope::Hall},
    {core::ClubAction::RemoveHelper, Scope::Hall},
    {core::ClubAction::MakeHelperCodes, Scope::Hall},
    {core::ClubAction::RevokeHelperCode, Scope::Hall},
    {core::ClubAction::FollowEvening, Scope::Tournament},
};

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
            {QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)},
            icons::Meaning::Redo);
    connect(&undo_, &QAction::triggered, this, &HistoryActions::takeBack);
    connect(&redo_, &QAction::triggered, this, &HistoryActions::doAgain);
    // After a change the page is painted before labels are read from the journal.
    constexpr int delay = 30;
    refreshTimer_.setSingleShot(true);
    refreshTimer_.setInterval(delay);
    connect(&refreshTimer_, &QTimer::timeout, this, &HistoryActions::refresh);
    connect(&session_, &Session::opened, this, &HistoryActions::refresh);
    connect(&session_, &Session::changed, this, &HistoryActions::readLater);
    connect(&session_, &Session::clubChanged, this, &HistoryActions::readLater);
    // What fields remember of their typing is stored now: undo is about that.
    connect(
        &session_, &Session::written, window_, [window] { forgetTyping(*window); },
        Qt::QueuedConnection);
    // After the change is announced, as what the window says goes with each.
    connect(
        this, &HistoryActions::prizesDiffer, this,
        [this](const QString& text) { Q_EMIT failed(text); }, Qt::QueuedConnection);
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

void HistoryActions::setBlind(bool isBlind)
{
    isBlind_ = isBlind;
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
    if (!isKeptFirst()) {
        reverse(steps_.undo);
    }
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
    reverse(steps_.redo);
}

/// `step` is a copy, as the steps are read again meanwhile.
void HistoryActions::reverse(std::optional<Step> step)
{
    if (!step || isShownFirst(*step)) {
        return;
    }
    const bool undoes = step->reversal.kind == core::EntryKind::Undone;
    const auto before = step->change ? std::optional(session_.tournament()) : std::nullopt;
    const auto done = desk::reverse(session_, step->reversal, window_);
    if (!done) {
        return;
    }
    if (!*done) {
        Q_EMIT failed(textOf(done->refused()));
        refresh();
        return;
    }
    if (typing_ != nullptr) {
        typing_->clear(); // Earlier undone entries must not be redone first.
    }
    refresh();
    if (step->change) {
        Q_EMIT reversed(*step->change);
    }
    if (before) {
        warnOfPrizes(*before);
    }
    Q_EMIT told(undoes ? tr("Taken back: %1").arg(step->reversal.what)
                       : tr("Done again: %1").arg(step->reversal.what),
                undoes ? tr("Redo") : tr("Undo"), undoes ? &redo_ : &undo_);
}

void HistoryActions::warnOfPrizes(const core::Tournament& before)
{
    const auto& now = session_.tournament();
    const auto prizes = texts::text(now, core::prizeChanges(before, now));
    if (!prizes.isEmpty()) {
        Q_EMIT prizesDiffer(prizes, QPrivateSignal());
    }
}

/// Whether the change was out of sight and is only looked at this time.
bool HistoryActions::isShownFirst(const Step& step)
{
    const bool isFirst = step.change              ? reveal_ && reveal_(*step.change)
                         : scope_ == Scope::Money ? false
                                                  : isNamedFirst(step);
    if (isFirst) {
        tellFirst(step);
    }
    return isFirst;
}

/// People and series have no place to lead to: what was not done on the page in sight is named.
bool HistoryActions::isNamedFirst(const Step& step)
{
    return step.time < shownAt_ && std::exchange(named_, step.reversal.id) != step.reversal.id;
}

bool HistoryActions::isKeptFirst()
{
    const auto newest = steps_.builtOn;
    if (!newest || std::exchange(kept_, newest->reversal.id) == newest->reversal.id) {
        return false;
    }
    const auto done = desk::reverse(session_, newest->reversal, window_);
    if (done && !*done) {
        const QString why = tr("%1 stays. %2").arg(newest->reversal.what, textOf(done->refused()));
        Q_EMIT failed(steps_.undo ? why + u' ' + onceMoreText(*steps_.undo) : why);
    }
    return true;
}

QString HistoryActions::onceMoreText(const Step& step) const
{
    return tr("%1 once more takes back: %2.")
        .arg(undo_.shortcut().toString(QKeySequence::NativeText), step.reversal.what);
}

void HistoryActions::tellFirst(const Step& step)
{
    const bool undoes = step.reversal.kind == core::EntryKind::Undone;
    auto* const action = undoes ? &undo_ : &redo_;
    const auto key = action->shortcut().toString(QKeySequence::NativeText);
    Q_EMIT told(undoes ? onceMoreText(step)
                       : tr("%1 once more does again: %2.").arg(key, step.reversal.what),
                undoes ? tr("Take back") : tr("Do again"), action);
}

HistoryActions::Steps HistoryActions::stepsOfTournament() const
{
    if (!session_.current() || scope_ == Scope::People || scope_ == Scope::Series) {
        return {};
    }
    const auto isAbout = [this](const core::Change& change) {
        return scope_ != Scope::Money || core::changesPayments(change);
    };
    const auto next =
        session_.run([&](auto& service, auto id) { return service.nextSteps(id, isAbout); });
    if (!next) {
        return {};
    }
    const auto step = [&](Kind kind, const std::optional<core::JournalEntry>& entry) {
        return entry ? std::optional(Step{reversalOf(kind, *entry, session_.tournament()),
                                          kind == Kind::Undone ? entry->time : *next->takenBack,
                                          entry->change})
                     : std::nullopt;
    };
    return {step(Kind::Undone, next->undo), step(Kind::Redone, next->redo), next->done,
            step(Kind::Undone, next->builtOn)};
}

HistoryActions::Steps HistoryActions::stepsOfClub() const
{
    if (scope_ == Scope::Tournament) {
        return {};
    }
    const auto evening = openEvening(session_);
    const auto next = session_.readOfClub([&](core::ClubService& club) {
        return club.nextSteps([&](const core::ClubChange& change) {
            return scopesOfClub[change.label.action] == scope_ &&
                   (scope_ != Scope::Money || core::isCashOf(change, evening));
        });
    });
    const auto step = [&](Kind kind, const std::optional<core::ClubJournalEntry>& entry) {
        return entry ? std::optional(Step{reversalOf(kind, *entry),
                                          kind == Kind::Undone ? entry->time : *next.takenBack})
                     : std::nullopt;
    };
    return {step(Kind::Undone, next.undo), step(Kind::Redone, next.redo), next.done,
            step(Kind::Undone, next.builtOn)};
}

void HistoryActions::setScope(Scope scope)
{
    shownAt_ = session_.now();
    named_.reset();
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

/// Of money of both the tournament and the club, what was done last is undone first, and what was
/// undone last is redone first, unless this desk has done something since.
void HistoryActions::refresh()
{
    refreshTimer_.stop();
    steps_ = stepsOfTournament();
    auto ofClub = stepsOfClub();
    const auto forget = [](std::optional<Step>& redo, const std::optional<QDateTime>& done) {
        if (redo && done && redo->time < *done) {
            redo.reset();
        }
    };
    forget(steps_.redo, ofClub.done);
    forget(ofClub.redo, steps_.done);
    if (!steps_.undo || (ofClub.undo && steps_.undo->time < ofClub.undo->time)) {
        steps_.undo = std::move(ofClub.undo);
    }
    if (!steps_.redo || (ofClub.redo && steps_.redo->time < ofClub.redo->time)) {
        steps_.redo = std::move(ofClub.redo);
    }
    if (!steps_.builtOn || (ofClub.builtOn && steps_.builtOn->time < ofClub.builtOn->time)) {
        steps_.builtOn = std::move(ofClub.builtOn);
    }
    if (steps_.builtOn && steps_.undo && steps_.builtOn->time < steps_.undo->time) {
        steps_.builtOn.reset();
    }
    showSteps();
}

void HistoryActions::showSteps()
{
    const bool undoesTyping = typing_ != nullptr && typing_->canUndo();
    const bool redoesTyping = typing_ != nullptr && typing_->canRedo();
    // There may be one until the steps are read.
    undo_.setEnabled(undoesTyping || steps_.undo || steps_.builtOn || refreshTimer_.isActive());
    undo_.setText(undoesTyping               ? tr("Undo typing")
                  : steps_.undo && !isBlind_ ? tr("Undo: %1").arg(steps_.undo->reversal.what)
                                             : tr("Undo"));
    redo_.setEnabled(redoesTyping || steps_.redo);
    redo_.setText(redoesTyping               ? tr("Redo typing")
                  : steps_.redo && !isBlind_ ? tr("Redo: %1").arg(steps_.redo->reversal.what)
                                             : tr("Redo"));
}

} // namespace desk
