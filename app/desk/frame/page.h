#pragma once

#include "app/desk/frame/icons.h"
#include "app/desk/frame/room.h"
#include "app/desk/frame/scope.h"

#include "core/change/change.h"
#include "reports/documents/catalogue.h"

#include <QMargins>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <cstdint>
#include <optional>

class QUndoStack;

namespace desk {

class Session;

/// The pages, in the order in which an evening needs them. All else about them is in
/// page_catalogue.h.
enum class PageId : std::uint8_t {
    Tournaments,
    Setup,
    Participants,
    CheckIn,
    Rounds,
    Results,
    Standings,
    Reports,
    Cash,
    Clock,
    Hall,
    People,
    Series,
    Desks,
};

/// What the status line shows.
struct Status
{
    icons::Meaning icon = icons::Meaning::Information;
    theme::Role role = theme::Role::Accent;
    QString what;         ///< What is open: "Round 3: 2 of 9 tables open".
    QString why;          ///< Why the next step must wait, or what it is; may be empty.
    bool isBlind = false; ///< Results are typed again: none may be named anywhere in the window.
};

/// One page of the window. It is built when first shown, and again when next shown after a change
/// of language or tone. So texts and colours are set where widgets are created; state that must
/// survive is kept in UiState.
///
/// A page builds its widgets in its constructor; the base class wires the session once and calls
/// the hooks below. When the widget with the focus is disabled, hidden or deleted, the page gets it
/// back: otherwise Qt moves the focus to the next widget, perhaps a button, which the next
/// key would press.
class Page : public QWidget
{
    Q_OBJECT

public:
    /// The session outlives the page.
    explicit Page(Session& session, QWidget* parent = nullptr);
    ~Page() override;
    Q_DISABLE_COPY_MOVE(Page)

    /// Called when the page is shown: moves the focus to where typing begins.
    virtual void enter() = 0;
    /// Moves the focus there, after it was lost, and shows nothing else than before.
    virtual void refocus() { enter(); }
    /// Ctrl+F.
    virtual void search() {}
    /// Lists everybody again. Called when another page or tournament is shown: a search ends with
    /// the page, while half-typed names stay and are selected when it is entered again.
    virtual void endSearch();
    /// The page's own status; an empty `what` leaves the line to the window.
    [[nodiscard]] virtual Status status() const { return {}; }
    /// What undo and redo act on while the page is shown.
    [[nodiscard]] virtual Scope scope() const { return Scope::Tournament; }
    /// The document for this page.
    [[nodiscard]] virtual documents::Choice document() const { return {}; }
    /// Unstored input on the page, step by step: undo reverts it before stored changes. nullptr for
    /// pages that leave this to their fields.
    [[nodiscard]] virtual QUndoStack* typing() { return nullptr; }
    /// Stores what is typed. Called before another page is shown, or the window is closed or built
    /// again.
    virtual void leave() {}
    /// Whether nothing typed would be lost if the page went. Otherwise it requests to be shown, and
    /// says so once: a second try loses it.
    [[nodiscard]] virtual bool mayGo() { return true; }
    /// Whether a side pane folds away if there is little room.
    [[nodiscard]] bool hasSide() const { return side_ != nullptr; }
    [[nodiscard]] bool isSideShown() const;
    /// Whether such a change of the tournament, which this page shows, is in sight.
    [[nodiscard]] virtual bool shows(const core::Change& /*change*/) const { return true; }
    /// Brings it into sight, with the cursor there.
    virtual void reveal(const core::Change& /*change*/) {}
    /// Brings back a folded side pane, or folds it away again.
    void showSide(bool shown);
    /// Fits the page into a window.
    void setRoom(const Room& room);

    /// Ctrl+P; by default requests a preview of document().
    virtual void print() { Q_EMIT documentRequested(document()); }

Q_SIGNALS:
    /// status() has changed.
    void statusChanged();
    /// Requests navigation to another page.
    void pageRequested(desk::PageId page);
    /// Requests a preview of a document.
    void documentRequested(const documents::Choice& choice);
    /// Gives the page the focus from the event loop, if it is still lost then.
    void focusLost(QPrivateSignal);

protected:
    /// Another tournament, or none, is open: what was chosen or typed for the one before is
    /// dropped. Selections in tables and lists, and searches, are dropped already. refresh()
    /// follows.
    virtual void tournamentOpened() {}
    /// Shows the current state.
    virtual void refresh() {}
    /// Calls refresh(): at once if the page is visible, else when it is next shown.
    void invalidate();
    /// The part that folds away if there is little room.
    void setSide(QWidget& side);
    [[nodiscard]] const Room& room() const { return room_; }
    /// There is more or less room() than before.
    virtual void roomChanged() {}
    /// For signals of the session: invalidates the page unless it already shows their change.
    void followSession();
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

    Session& session_;

private:
    /// Drops selections and searches: their rows may be other people's in the next tournament.
    void forgetSelections();
    void followFocus(QWidget* before, QWidget* now);
    void refocusIfLost();

    std::optional<int> shownRevision_; ///< Of the session; nothing while refresh() is due.
    bool isFocusLost_ = false;
    bool isAway_ = false;    ///< Another window, such as a dialog, has the focus.
    QPointer<QWidget> away_; ///< What has it again after that.
    Room room_;
    QWidget* side_ = nullptr;
    QMargins margins_; ///< With enough room; so is the spacing.
    int spacing_ = 0;
};

} // namespace desk
