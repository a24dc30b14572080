#pragma once

#include "app/desk/evening/results/round_progress.h"
#include "app/desk/evening/results/slip_pane.h"
#include "app/desk/evening/results/waiting_entries.h"

#include "app/desk/frame/page.h"
#include "core/evening/second_pass.h"

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

class AttentionTone;
class Notice;
class PageHead;
class PhoneNotice;
class PrintOffer;
class RecentPane;
class Segments;
class TablesPane;

/// The results of a round: tables, latest entries, and the slip being typed.
class ResultsPage : public Page
{
    Q_OBJECT

public:
    explicit ResultsPage(Session& session, QWidget* parent = nullptr);

    void enter() override;
    void search() override { goToField(); }
    /// Goes to the table of the score slip with that id, typed or scanned.
    void enterSlip(const QString& id);
    [[nodiscard]] Status status() const override;
    [[nodiscard]] documents::Choice document() const override;
    [[nodiscard]] QUndoStack* typing() override;
    [[nodiscard]] bool shows(const core::Change& change) const override;
    void reveal(const core::Change& change) override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The cursor's place: in a field of a game, else in the table field.
    struct Place
    {
        core::TableKey table;
        std::optional<core::GameNumber> game;
        std::optional<FieldPlace> field; ///< Nothing: where the cursor was in that game.
    };

    void buildPanes();
    /// Shown below the grid while no game is typed.
    Notice* addNotice(const QString& name);
    void buildCommands();
    void connectPanes();
    /// A command of the page; its key works anywhere on the page.
    QAction* addCommand(const QString& name, const QString& text, const QKeySequence& key,
                        const std::function<void()>& run);

    void tournamentOpened() override;
    void roomChanged() override;
    void refresh() override;
    /// Updates everything about the round except its slip.
    void refreshRound();
    /// Offers all rounds except drafts: as segments, or in a list if there are too many.
    void refreshRounds();
    void refreshFacts();
    void refreshTables();
    void refreshCommands();
    /// Checked while the table has that mark.
    void refreshMarkCommand(QAction& command, core::TableMark mark);
    /// Fills the menu, including who can leave the match or return.
    void refreshMenu();
    /// The round shown; nullptr if there is none, or only a draft.
    [[nodiscard]] const core::Round* round() const;

    /// Shows the running round if nothing prevents it and the director has not chosen another.
    /// False if unchanged.
    bool followRunningRound();
    void chooseRound(core::RoundNumber number);
    void showRound(std::optional<core::RoundNumber> number);
    void showTable(const core::TableKey& key);
    /// The first table of the round that the change is about, else the one in sight or the last.
    void showTableOf(const core::Change& change, core::RoundNumber number);
    /// Focuses the table field, with the next number selected.
    void goToField();
    /// Nothing: Enter without a number.
    void enterTable(std::optional<core::TableNumber> number);
    /// At the table field.
    void refuse(const QString& sentence);
    void openTable(core::TableNumber number);
    void goToNextTable(bool backwards);
    void correct(const core::GameKey& key);
    void finishSlip();
    /// Back to the table field, keeping the number of the table just left.
    void leaveSlip();
    /// After a correction: returns to the previous place. False if there is none.
    bool goBack();
    void updateSlip();
    [[nodiscard]] std::optional<Place> place() const;
    void keepPlace();
    /// False if the place is gone.
    bool goTo(const Place& place);
    /// Goes to the place stored when the desk was closed; false if there is none.
    [[nodiscard]] bool resume();
    /// The slip being typed was set aside: stays nearby and reports it.
    void replaceLost(const SlipPane::LostSlip& lost);
    [[nodiscard]] std::optional<core::TableNumber> nextNumber(bool backwards = false) const;
    [[nodiscard]] bool hasOpenTables() const;
    [[nodiscard]] bool isOpen(core::TableNumber number) const;

    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    /// Checks for what came from elsewhere.
    void readWaiting();
    void refreshOvertaken();
    void refreshWaiting();
    /// Offers to print once the last table is stored.
    void offerPrint();
    /// Offers the notice of a correction in a round whose standings are known already.
    void offerCorrection(core::RoundNumber round);
    /// False if none was offered.
    bool dismissCorrection();
    void swapTables();
    void toggleMark(core::TableMark mark);
    void closeRound();
    void replaceLostSlip();
    [[nodiscard]] bool isSlipOffered() const;
    void endEvening();
    void setSkipsClaims(bool skips);
    void setSecondPass(bool begins);
    /// With the games of the round that helpers or other desks have typed again.
    [[nodiscard]] core::SecondPass begunPass() const;
    [[nodiscard]] bool isLotDue() const;
    /// Whether it was done; shows below the grid why not.
    bool succeeded(const core::Result<core::Done>& result);

    PageHead* head_ = nullptr;
    PrintOffer* offer_ = nullptr;
    AttentionTone* tone_ = nullptr;
    Notice* corrected_ = nullptr;
    Segments* segments_ = nullptr;
    QComboBox* list_ = nullptr;
    TablesPane* tables_ = nullptr;
    RecentPane* recent_ = nullptr;
    QBoxLayout* row_ = nullptr;
    QBoxLayout* right_ = nullptr; ///< The latest entries and the slip.
    SlipPane* slip_ = nullptr;
    QMenu* more_ = nullptr;
    QPushButton* lotButton_ = nullptr;
    QAction* secondPass_ = nullptr;
    QAction* close_ = nullptr;
    QPushButton* closeButton_ = nullptr;
    QPushButton* drawNext_ = nullptr;
    QAction* lastRound_ = nullptr;
    QAction* putAside_ = nullptr;
    QAction* disputed_ = nullptr;
    QAction* clear_ = nullptr;
    QAction* swap_ = nullptr;
    QAction* slipLost_ = nullptr;
    QAction* skipsClaims_ = nullptr;
    QAction* allKeys_ = nullptr;
    QTimer minutes_;
    WaitingEntries waiting_;
    QTimer looksForEntries_;      ///< While the page is visible.
    Notice* overtaken_ = nullptr; ///< Rounds of a knock-out drawn before a correction.
    PhoneNotice* phoned_ = nullptr;
    std::vector<std::pair<core::RoundNumber, core::RoundState>> rounds_; ///< Offered as choices.
    std::optional<core::RoundNumber> round_;
    /// The running round when the director chose another.
    std::optional<core::RoundNumber> notWanted_;
    /// The round shown, if it had open tables when last checked.
    std::optional<core::RoundNumber> open_;
    std::optional<core::TableNumber> nextTable_; ///< The number suggested in the table field.
    std::optional<Place> returnTo_;              ///< Interrupted by a correction.
    bool resumes_ = false;                       ///< The stored place is still to be visited.
    std::optional<core::SecondPass> pass_;
};

} // namespace desk
