#include "app/desk/history_actions.h"

#include "app/desk/icons.h"
#include "app/desk/session.h"
#include "app/desk/widgets/ask.h"
#include "core/texts/history_texts.h"

namespace desk {

HistoryActions::HistoryActions(Session& session, const QPalette& palette, QObject* parent)
    : QObject(parent), session_(session), undo_(this), redo_(this)
{
    const auto prepare = [&](QAction& action, const char* objectName, const QKeySequence& key,
                             icons::Meaning icon) {
        action.setObjectName(QLatin1String(objectName));
        action.setShortcut(key);
        action.setIcon(icons::icon(icon, palette));
    };
    prepare(undo_, "undoAction", QKeySequence::Undo, icons::Meaning::Undo);
    prepare(redo_, "redoAction", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z),
            icons::Meaning::Redo);
    connect(&undo_, &QAction::triggered, this, [this] {
        finish(
            session_.run([this](auto& service, auto id) { return service.undo(id, undoEntry_); }));
    });
    connect(&redo_, &QAction::triggered, this, [this] {
        finish(session_.run([](auto& service, auto id) { return service.redo(id); }));
    });
    // After a change the page is painted before the labels are read from the journal. Until then
    // undo takes the newest entry, whichever it is.
    constexpr int delay = 30;
    refreshTimer_.setSingleShot(true);
    refreshTimer_.setInterval(delay);
    connect(&refreshTimer_, &QTimer::timeout, this, &HistoryActions::refresh);
    connect(&session_, &Session::opened, this, &HistoryActions::refresh);
    connect(&session_, &Session::changed, this, [this] {
        undoEntry_.reset();
        undo_.setEnabled(true);
        refreshTimer_.start();
    });
    refresh();
}

void HistoryActions::refresh()
{
    using Steps = core::TournamentService::NextSteps;
    const auto next =
        session_.current()
            ? session_.run([](auto& service, auto id) { return service.nextSteps(id); })
            : core::Result(Steps());
    const auto steps = next ? *next : Steps();
    undoEntry_ = steps.undoEntry;
    undo_.setEnabled(steps.undo.has_value());
    undo_.setText(steps.undo ? texts::undoText(*steps.undo) : tr("Undo"));
    redo_.setEnabled(steps.redo.has_value());
    redo_.setText(steps.redo ? texts::redoText(*steps.redo) : tr("Redo"));
}

void HistoryActions::finish(const core::Result<core::Label>& done)
{
    if (!done) {
        Q_EMIT failed(textOf(done.refused()));
    }
    refresh();
}

} // namespace desk
