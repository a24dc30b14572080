#pragma once

#include "app/desk/frame/scope.h"
#include "core/change/journal.h"
#include "core/model/refusal.h"
#include "core/model/result.h"

#include <QAction>
#include <QDateTime>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QUndoStack>

#include <optional>

namespace desk {

class Session;

/// Undo and redo: for typing on the page, if any, else for the open tournament or the club,
/// labelled with the change concerned. Asks before affecting more than a single entry.
class HistoryActions : public QObject
{
    Q_OBJECT

public:
    /// The window's palette colours the icons; it is the parent.
    HistoryActions(Session& session, QWidget* window);

    [[nodiscard]] QAction& undo() { return undo_; }
    [[nodiscard]] QAction& redo() { return redo_; }

    /// Sets the undo stack for typing on the current page; nullptr for none.
    void setTyping(QUndoStack* typing);
    void setScope(Scope scope);
    void refresh();

Q_SIGNALS:
    /// A change could not be undone or redone.
    void failed(const QString& text);

private:
    /// The next undo or redo step.
    struct NextStep
    {
        core::JournalId id{0};
        QString action;                    ///< "Undo: round 1, table 3, game 2".
        QString question;                  ///< The question to ask first; empty: none.
        Scope journal = Scope::Tournament; ///< Where its entry is.
        QDateTime time = {};               ///< When that was made.
    };
    struct NextSteps
    {
        std::optional<NextStep> undo;
        std::optional<NextStep> redo;
    };

    void takeBack();
    void undoInTournament(const NextStep& step);
    void doAgain();
    [[nodiscard]] NextSteps stepsOfTournament() const;
    [[nodiscard]] NextSteps stepsOfClub() const;
    /// The newest that moved money, unless something else was changed since.
    [[nodiscard]] NextSteps stepsOfMoney() const;
    /// Asks before undoing or redoing more than one entry.
    [[nodiscard]] bool mayChange(const NextStep& step, const QString& title, const QString& verb);
    void readLater();
    void showSteps();
    void finish(const core::Result<core::Done>& done);

    Session& session_;
    QWidget* window_;
    QAction undo_;
    QAction redo_;
    QPointer<QUndoStack> typing_;
    /// As last read; after a change they are reread a moment later.
    NextSteps steps_;
    Scope scope_ = Scope::Tournament;
    QTimer refreshTimer_;
};

} // namespace desk
