#pragma once

#include "backups.h"
#include "page.h"

#include "app/reports/kit_writer.h"

#include "core/ids.h"

#include <QMainWindow>
#include <QTimer>

#include <array>
#include <functional>
#include <optional>

class QAction;
class QStackedWidget;
class QToolButton;

namespace desk {

class Desk;
class HelpWindow;
class JournalWindow;
class Notice;
class PageList;
class ReportsPage;
class StatusLine;

/// Assembles pages, menus, page list and status line; knows nothing of what the pages show.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The desk outlives the window.
    explicit MainWindow(Desk& desk);

    void showPage(PageId id);
    [[nodiscard]] PageId currentPage() const;
    /// The page with that id, for tests.
    [[nodiscard]] Page& page(PageId id);

Q_SIGNALS:
    /// Another language ("de", "en", empty: the system's) was chosen: the program loads it.
    void languageWanted(const QString& language);
    /// Another tone was chosen ("light", "dark", empty: the system's).
    void toneWanted(const QString& tone);

public Q_SLOTS:
    /// Makes everything anew in the language and tone that now hold.
    void build();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void buildMenus();
    void buildFileMenu();
    void buildEditMenu();
    void buildTournamentMenu();
    void buildViewMenu();
    void buildHelpMenu();
    void buildPages();
    QToolButton* historyButton(QAction* action);

    /// Name and facts of what is open, where the window shows them.
    void nameTournament();
    void tournamentOpened();
    void tournamentChanged();
    void refreshHistory();
    void refreshStatus();
    void refreshSaved();
    [[nodiscard]] Status overallStatus() const;

    void undo();
    void redo();
    void backUp();
    void restore();
    void chooseSecondFolder();
    void openJournal();
    void print();
    void showDocument(const documents::Choice& choice);
    void savePaperKit();
    void openHelp();
    void about();
    void tell(const QString& text);

    Desk& desk_;
    Backups backups_;
    KitWriter kit_;
    std::array<Page*, pageCount> pages_{};
    ReportsPage* reports_ = nullptr;
    PageList* list_ = nullptr;
    QStackedWidget* stack_ = nullptr;
    StatusLine* status_ = nullptr;
    Notice* failure_ = nullptr;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    std::optional<core::JournalId> undoEntry_; ///< What the label of undo_ tells of.
    QToolButton* undoButton_ = nullptr;
    HelpWindow* help_ = nullptr;
    JournalWindow* journal_ = nullptr;
    QTimer historyTimer_;
    PageId current_ = PageId::Tournaments;
};

} // namespace desk
