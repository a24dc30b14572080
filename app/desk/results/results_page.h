#pragma once

#include "app/desk/results/phone_reports.h"
#include "app/desk/results/round_progress.h"
#include "app/desk/results/slip_pane.h"

#include "app/desk/page.h"

#include <QKeySequence>
#include <QTimer>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QAction;
class QBoxLayout;
class QComboBox;
class QMenu;
class QPushButton;

namespace desk {

class Notice;
class PageHead;
class PrintOffer;
class RecentPane;
class Segments;
class TablesPane;

/// The results of a round: tables, last entries, and the slip being typed.
class ResultsPage : public Page
{
    Q_OBJECT

public:
    explicit ResultsPage(Session& session, QWidget* parent = nullptr);

    void enter() override;
    void search() override { goToField(); }
    [[nodiscard]] Status status() const override;
    [[nodiscard]] documents::Choice document() const override;
    [[nodiscard]] QUndoStack* typing() override;

private:
    /// Where the cursor is: in a field of a game, else in the field of tables.
    struct Place
    {
        core::TableKey table;
        std::optional<core::GameNumber> game;
        FieldPlace field;
    };

    void buildPanes();
    void buildPhonePart();
    void buildCommands();
    void connectPanes();
    /// A command of the page; its key works anywhere on the page.
    QAction* addCommand(const QString& name, const QString& text, const QKeySequence& key,
                        const std::function<void()>& run);

    void tournamentOpened() override;
    void roomChanged() override;
    void refresh() override;
    /// Shows all about the round but its slip.
    void refreshRound();
    /// Offers all rounds but drafts: as segments, or in a list where there are too many.
    void refreshRounds();
    void refreshFacts();
    void refreshTables();
    void refreshCommands();
    void leaveToTheDirector();
    void refreshMarkCommand(QAction& command, core::TableMark mark, const QString& verb);
    /// Fills the menu, also with who can leave the match or come back.
    void refreshMenu();
    /// The round shown; nullptr if there is none, or it is only a draft.
    [[nodiscard]] const core::Round* round() const;

    /// Shows the running round if the page is free to and the director has not chosen another.
    /// False if it stays.
    bool followRunningRound();
    void chooseRound(core::RoundNumber number);
    void showRound(std::optional<core::RoundNumber> number);
    void showTable(const core::TableKey& key);
    /// Focuses the field of tables, with the next number to be typed selected.
    void goToField();
    /// Number 0: Enter without one.
    void enterTable(core::TableNumber number);
    void openTable(core::TableNumber number);
    void enterSlip(const QString& id);
    void goToNextTable(bool backwards);
    void correct(const core::GameKey& key);
    void finishSlip();
    /// Back to the field of tables, the table that is left still in it.
    void leaveSlip();
    /// After a correction: back to where one was. False if there is no such place.
    bool goBack();
    void updateSlip();
    [[nodiscard]] std::optional<Place> place() const;
    void keepPlace();
    /// False if the place is gone.
    bool goTo(const Place& place);
    /// Goes to the place kept when the desk was closed; false if there is none.
    [[nodiscard]] bool resume();
    /// The slip being typed was set aside: stays near it, and tells.
    void replaceLost(const SlipPane::LostSlip& lost);
    [[nodiscard]] std::optional<core::TableNumber> nextNumber(bool backwards = false) const;
    [[nodiscard]] QString currentKey() const;
    [[nodiscard]] bool hasOpenTables() const;
    [[nodiscard]] bool isOpen(core::TableNumber number) const;

    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    /// Looks for reports by phone.
    void readReports();
    void refreshReports();
    /// Shows what the table reported, or takes over what was shown; false if there is nothing.
    bool offerReports(core::TableNumber number);
    /// Enters what the table shown reported.
    void takeOver();
    /// Offers to print when the last table was stored.
    void offerPrint();
    void toggleMark(core::TableMark mark);
    void closeRound();
    void setSkipsClaims(bool skips);
    void setSecondPass(bool begins);
    [[nodiscard]] bool isLotDue() const;
    /// Whether it was done; shows below the grid why not.
    bool succeeded(const core::Result<core::Done>& result);

    PageHead* head_ = nullptr;
    PrintOffer* offer_ = nullptr;
    Segments* segments_ = nullptr;
    QComboBox* list_ = nullptr;
    TablesPane* tables_ = nullptr;
    RecentPane* recent_ = nullptr;
    QBoxLayout* row_ = nullptr;
    SlipPane* slip_ = nullptr;
    QMenu* more_ = nullptr;
    QPushButton* lotButton_ = nullptr;
    QAction* secondPass_ = nullptr;
    QAction* close_ = nullptr;
    QPushButton* closeButton_ = nullptr;
    QPushButton* drawNext_ = nullptr;
    QAction* putAside_ = nullptr;
    QAction* disputed_ = nullptr;
    QAction* clear_ = nullptr;
    QAction* swap_ = nullptr;
    QAction* skipsClaims_ = nullptr;
    QTimer minutes_;
    PhoneReports reports_;
    QTimer looksForReports_;            ///< While the page is seen.
    std::vector<core::Report> offered_; ///< In sight.
    Notice* phoned_ = nullptr;          ///< What the table shown reported.
    std::vector<std::pair<core::RoundNumber, core::RoundState>> rounds_; ///< Offered to choose.
    std::optional<core::RoundNumber> round_;
    /// The running round when the director chose another.
    std::optional<core::RoundNumber> notWanted_;
    /// The round shown, if it had open tables when last looked at.
    std::optional<core::RoundNumber> open_;
    std::optional<core::TableNumber> nextTable_; ///< The number suggested in the field of tables.
    std::optional<Place> returnTo_;              ///< Interrupted by a correction.
    bool resumes_ = false;                       ///< The place kept was not gone to yet.
    std::optional<SecondPass> pass_;
};

} // namespace desk
