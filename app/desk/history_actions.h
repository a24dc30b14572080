#pragma once

#include "app/desk/scope.h"
#include "core/journal.h"
#include "core/refusal.h"

#include <QAction>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QUndoStack>

#include <optional>

namespace desk {

class Session;

/// Undo and redo: of what is typed on the page, if anything is, else of the open tournament or the
/// club, labelled with the change they take back or do again. More than a single entry asks first.
class HistoryActions : public QObject
{
    Q_OBJECT

public:
    /// The window's palette colours the icons; it is the parent.
    HistoryActions(Session& session, QWidget* window);

    [[nodiscard]] QAction& undo() { return undo_; }
    [[nodiscard]] QAction& redo() { return redo_; }

    /// Takes the steps typed on the page shown; nullptr for none.
    void setTyping(QUndoStack* typing);
    void setScope(Scope scope);
    void refresh();

Q_SIGNALS:
    /// A change could not be undone or redone.
    void failed(const QString& text);

private:
    /// What undo or redo would do.
    struct NextStep
    {
        core::JournalId id{0};
        QString action;   ///< "Undo: round 1, table 3, game 2".
        QString question; ///< What is asked about before; empty: nothing.
    };
    struct NextSteps
    {
        std::optional<NextStep> undo;
        std::optional<NextStep> redo;
    };

    void takeBack();
    void doAgain();
    [[nodiscard]] NextSteps stepsOfTournament() const;
    [[nodiscard]] NextSteps stepsOfClub() const;
    /// Asks before more than one entry is taken back or done again.
    [[nodiscard]] bool mayChange(const NextStep& step, const QString& title, const QString& verb);
    void readLater();
    void showSteps();
    void finish(const core::Result<core::Done>& done);

    Session& session_;
    QWidget* window_;
    QAction undo_;
    QAction redo_;
    QPointer<QUndoStack> typing_;
    /// As last read; what they will be after a change is read a moment later.
    NextSteps steps_;
    Scope scope_ = Scope::Tournament;
    QTimer refreshTimer_;
};

} // namespace desk
