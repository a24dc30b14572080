#pragma once

#include "app/desk/frame/reversing.h"
#include "app/desk/frame/scope.h"
#include "core/change/journal.h"
#include "core/model/result.h"

#include <QAction>
#include <QDateTime>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QUndoStack>

#include <functional>
#include <optional>

namespace desk {

class Session;

/// Undo and redo: for typing on the page, if any, else for what this desk did of what the page is
/// about, labelled with the change concerned. A change out of sight is shown first, or named where
/// the page cannot show it, and reversed when asked for once more. One that another desk has built
/// on is named before an older one is taken back.
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
    /// Leaves out what would be undone, until it is asked for: it may name a result.
    void setBlind(bool isBlind);
    /// Brings a change of the tournament into sight; false if it was already, or cannot be.
    using Reveal = std::function<bool(const core::Change& change)>;
    void setReveal(Reveal reveal) { reveal_ = std::move(reveal); }
    void refresh();

Q_SIGNALS:
    /// A change could not be undone or redone, or whose prizes it changed.
    void failed(const QString& text);
    /// What was done, or is to be looked at first; `verb` says what `offered` does then.
    void told(const QString& text, const QString& verb, QAction* offered);
    /// That change of the tournament was undone or redone.
    void reversed(const core::Change& change);
    void prizesDiffer(const QString& text, QPrivateSignal);

private:
    /// The next undo or redo step.
    struct Step
    {
        Reversal reversal;
        QDateTime time;                          ///< When it was made, or for redo, undone.
        std::optional<core::Change> change = {}; ///< If it is one of the tournament.
    };
    struct Steps
    {
        std::optional<Step> undo;
        std::optional<Step> redo;
        std::optional<QDateTime> done = {}; ///< When this desk last did something.
        std::optional<Step> builtOn = {};   ///< Newer than `undo`, and cannot be taken back.
    };
    using Kind = core::EntryKind;

    void takeBack();
    void doAgain();
    void reverse(std::optional<Step> step);
    [[nodiscard]] bool isShownFirst(const Step& step);
    [[nodiscard]] bool isNamedFirst(const Step& step);
    void tellFirst(const Step& step);
    [[nodiscard]] QString onceMoreText(const Step& step) const;
    /// Prizes may have been paid out.
    void warnOfPrizes(const core::Tournament& before);
    /// Says once why this desk's newest change stays; false if it was said already, or none does.
    [[nodiscard]] bool isKeptFirst();
    [[nodiscard]] Steps stepsOfTournament() const;
    [[nodiscard]] Steps stepsOfClub() const;
    void readLater();
    void showSteps();

    Session& session_;
    bool isBlind_ = false;
    QWidget* window_;
    QAction undo_;
    QAction redo_;
    QPointer<QUndoStack> typing_;
    Reveal reveal_;
    /// As last read; after a change they are reread a moment later.
    Steps steps_;
    Scope scope_ = Scope::Tournament;
    QDateTime shownAt_;                    ///< The page is in sight since.
    std::optional<core::JournalId> named_; ///< The step of the club that was named.
    std::optional<core::JournalId> kept_;  ///< The change that was said to stay.
    QTimer refreshTimer_;
};

} // namespace desk
