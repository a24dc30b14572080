#pragma once

#include "core/journal.h"
#include "core/result.h"
#include "core/tournament_service.h"

#include <QAction>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QUndoStack>

namespace desk {

class Session;

/// Undo and redo: of what is typed on the page, if anything is, else of the open tournament,
/// labelled with the change they take back or do again. More than a single entry asks first.
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
    void refresh();

Q_SIGNALS:
    /// A change could not be undone or redone.
    void failed(const QString& text);

private:
    void takeBack();
    void doAgain();
    /// Asks before more than one entry is taken back or done again.
    [[nodiscard]] bool isOffered(const core::JournalEntry& step) const;
    [[nodiscard]] bool mayChange(const core::Label& label, const QString& title,
                                 const QString& verb);
    void showSteps();
    void finish(const core::Result<core::Label>& done);

    Session& session_;
    QWidget* window_;
    QAction undo_;
    QAction redo_;
    QPointer<QUndoStack> typing_;
    /// As last read; what they will be after a change is read a moment later.
    core::TournamentService::NextSteps steps_;
    QTimer refreshTimer_;
};

} // namespace desk
