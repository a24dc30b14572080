#pragma once

#include "app/desk/club/club_file/club_files.h"
#include "app/desk/evening/clock/round_timer.h"
#include "app/desk/evening/reports/kit_writer.h"
#include "app/desk/evening/results/unsettled.h"
#include "app/desk/frame/backups.h"
#include "app/desk/frame/page.h"
#include "app/desk/hall/hall_display.h"
#include "app/desk/hall/serving.h"
#include "core/evening/evening_steps.h"

#include <QMainWindow>

#include <QPointer>

#include <functional>
#include <vector>

class QAction;
class QKeySequence;
class QMenu;
class QStackedWidget;

namespace desk {

/// Keys of UiState: "de" or "en"; "light" or "dark". Without a value the system decides. The size
/// of texts and everything around them is in percent.
inline const QString languageKey = QStringLiteral("view/language");
inline const QString toneKey = QStringLiteral("view/tone");
inline const QString textSizeKey = QStringLiteral("view/textSize");

/// Key of UiState: the place of the joined club on a server; empty: this computer's own club.
inline const QString joinedKey = QStringLiteral("club/joined");

/// Key of UiState: this desk's name in journals and on other desks; by default the computer's name.
inline const QString deskNameKey = QStringLiteral("club/desk");

/// The stored text size in percent; 100 if missing or not offered.
int textSizeOf(const UiState& uiState);

class Session;
class CashPage;
class EveningGuide;
class FirstHints;
class HeldInput;
class HelpWindow;
class HistoryActions;
class JournalWindow;
class PageList;
class ServerKeeper;
class StatusLine;
struct Sharing;
class TournamentsPage;
class WindowNotice;

/// Assembles pages, menus, page list and status line; independent of the pages' contents.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `session` and `sharing` outlive the window; nullptr: the club cannot be shared.
    explicit MainWindow(Session& session, const Sharing* sharing = nullptr);

    void showPage(PageId id);
    /// Offers to restore a club database, imports or merges a club file; imports any other file as
    /// a tournament.
    void openFile(const QString& path);
    /// Begins with the hints for the first evening if this desk never has and the club has no
    /// tournament yet.
    void greet();
    /// Shows how other desks join the club shared by this machine, or shares it.
    void share();
    /// For the next start.
    void keepGeometry();
    [[nodiscard]] bool showsDisplay() const { return display_.isShown(); }
    /// Shows the hall display as in the run of the window before.
    void showDisplay();
    /// Once the window is closed: finishes the last backup behind it. If that fails, the window
    /// comes back and says so. False: the program must not end.
    [[nodiscard]] bool mayEnd();
    [[nodiscard]] Backups& backups() { return backups_; }
    /// The smallest size on a screen with `available` room: the usual minimum, or less on smaller
    /// screens.
    [[nodiscard]] static QSize smallestSize(QSize available);
    [[nodiscard]] Page& page(PageId id);
    /// Rebuilds everything after `apply` has set another language or tone.
    void changeLook(const std::function<void()>& apply);

Q_SIGNALS:
    /// Another language or tone was chosen; the program loads it from the stored state.
    void lookChosen();
    /// Another text size was chosen; everything must be reopened in it.
    void textSizeChosen();
    /// Another club was chosen; everything is to be opened again in it.
    void databaseChosen(const core::ClubPlace& place);

public Q_SLOTS:
    /// Builds everything in the current language and tone, pages when they are shown.
    void build();
    /// The desktop is about to end the program: backs up without asking anything.
    void saveForEndOfSession();

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    /// F1 in dialogs, which the window's menu does not hear.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Whether nothing typed would be lost by closing or rebuilding; else its page is shown, once.
    [[nodiscard]] bool mayDiscard();
    void discard();
    void buildMenus();
    void buildFileMenu();
    void addSharing(QMenu& menu);
    void choose(const std::optional<core::ClubPlace>& place);
    void chooseOwnClub();
    void join();
    void buildTournamentMenu();
    void buildViewMenu();
    void buildLookMenus(QMenu& menu);
    void buildHistoryButtons();
    void fitHistoryButtons();
    [[nodiscard]] WindowNotice* makeNotice(QWidget& parent);
    void buildPages();
    void makePage(PageId id);
    /// Stores what is typed on the page in sight.
    void leave();
    /// nullptr: not needed so far.
    [[nodiscard]] Page* pageAsIs(PageId id) { return pages_.at(static_cast<std::size_t>(id)); }

    template <typename OwnPage>
    [[nodiscard]] OwnPage& pageAs(PageId id)
    {
        return *static_cast<OwnPage*>(&page(id));
    }

    /// Shows the page and runs `act` on it, unless another page keeps the window.
    template <typename OwnPage, typename Act>
    void onPage(PageId id, const Act& act)
    {
        showPage(id);
        if (current_ == id) {
            act(pageAs<OwnPage>(id));
        }
    }

    template <typename Slot>
    QAction* add(QMenu& menu, const QString& objectName, const QString& text,
                 const QKeySequence& key, Slot slot);

    void tournamentOpened();
    void tournamentChanged();
    void refreshTournament();
    void refreshList();
    void refreshStatus();
    /// As of core::useOf().
    [[nodiscard]] bool showsHall() const;
    void backupFailureChanged();

    void openJournal();
    /// What else to do about open tables.
    void offerOtherSteps(QWidget& parent);
    /// Leads to where that step is done, without doing it.
    void lead(const core::NextStep& step);
    /// Shows the page with such a change in sight and the focus on the button of that name, if it
    /// can be pressed.
    void leadTo(PageId id, const core::Label& change, const QString& button = {});
    /// The same for printing that document.
    void leadToPaper(documents::Kind paper);
    /// Shows the standings with the cursor on somebody in an undecided tie.
    void leadToTie(core::StartNumber person);
    /// On the page in sight.
    void focusOn(const QString& button);
    /// Brings a change of the tournament into sight; false if it was already, or cannot be.
    bool reveal(const core::Change& change);
    /// The Clock page calls winners on the display one by one.
    void askPrizes();
    void askRaffle();
    void openSlip(const QString& id);
    void seatLatecomer(core::StartNumber latecomer);
    void showDocument(const documents::Choice& choice);
    void fitRoom();
    void refreshSide();
    void lock();
    void openHelp();
    void openHelpIn(QWidget& dialog);
    void showAbout();
    void showHints();
    void connectionChanged();
    void holdInput();
    void passInputOn();
    void waitForOthers();
    void tell(const QString& failure);
    /// Likewise, but only until something is stored.
    void tellUntilNextChange(const QString& failure);

    Session& session_;
    const Sharing* sharing_;
    HeldInput* held_ = nullptr;      ///< While a server lets the window wait.
    ServerKeeper* keeper_ = nullptr; ///< Only where there is sharing.
    Backups backups_;
    ClubFiles clubFiles_;
    KitWriter kit_;
    RoundTimer timer_;
    Unsettled unsettled_;
    Serving serving_;
    HallDisplay display_;
    std::vector<Page*> pages_; ///< In the order of PageId; nullptr: not needed so far.
    TournamentsPage* tournaments_ = nullptr;
    PageList* list_ = nullptr;
    QStackedWidget* stack_ = nullptr;
    QAction* side_ = nullptr; ///< Brings back the page's side pane.
    StatusLine* status_ = nullptr;
    QTimer battery_; ///< When to look at it again.
    WindowNotice* notice_ = nullptr;
    HistoryActions* history_ = nullptr;
    EveningGuide* guide_ = nullptr;
    QList<QAction*> tournamentActions_; ///< Disabled while no tournament is open.
    QAction* print_ = nullptr;          ///< Club pages can print without one.
    QPointer<HelpWindow> help_;
    FirstHints* hints_ = nullptr;
    JournalWindow* journal_ = nullptr;
    PageId current_ = PageId::Tournaments;
    /// Shown when the club was last closed to be opened again.
    PageId beforeReplacing_ = PageId::Tournaments;
};

} // namespace desk
