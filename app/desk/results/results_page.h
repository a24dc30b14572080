#pragma once

#include "app/desk/results/round_progress.h"

#include "app/desk/page.h"

#include <QKeySequence>
#include <QTimer>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QAction;
class QComboBox;
class QMenu;
class QPushButton;

namespace desk {

class PageHead;
class PrintOffer;
class RecentPane;
class Segments;
class SlipPane;
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

private:
    void buildPanes();
    void buildCommands();
    void connectPanes();
    /// A command of the page; its key works anywhere on the page.
    QAction* addCommand(const QString& name, const QString& text, const QKeySequence& key,
                        const std::function<void()>& run);

    void tournamentOpened() override;
    void refresh() override;
    /// Shows all about the round but its slip.
    void refreshRound();
    /// Offers all rounds but drafts: as segments, or in a list where there are too many.
    void refreshRounds();
    void refreshFacts();
    void refreshTables();
    void refreshCommands();
    void refreshMarkCommand(QAction& command, core::TableMark mark, const QString& verb);
    /// Fills the menu, also with who can leave the match or come back.
    void refreshMenu();
    [[nodiscard]] const core::Round* round() const;

    void showRound(std::optional<core::RoundNumber> number);
    void showTable(const core::TableKey& key);
    /// Focuses the field of tables, with the next number to be typed selected.
    void goToField();
    void enterTable(core::TableNumber number);
    void enterSlip(const QString& id);
    void goToNextTable(bool backwards);
    void correct(const core::GameKey& key);
    void finishSlip();
    void updateSlip();
    /// Resumes a slip that was half typed when the desk was closed; false if there is none.
    [[nodiscard]] bool resume();
    [[nodiscard]] std::optional<core::TableNumber> nextNumber(bool backwards = false) const;
    [[nodiscard]] QString currentKey() const;
    [[nodiscard]] bool hasOpenTables() const;

    /// Offers to print when the last table was stored.
    void offerPrint();
    void toggleMark(core::TableMark mark);
    void setSecondPass(bool begins);
    [[nodiscard]] bool isLotDue() const;
    /// Whether it was done; shows below the grid why not.
    template <typename Value>
    bool succeeded(const core::Result<Value>& result);

    PageHead* head_ = nullptr;
    PrintOffer* offer_ = nullptr;
    Segments* segments_ = nullptr;
    QComboBox* list_ = nullptr;
    TablesPane* tables_ = nullptr;
    RecentPane* recent_ = nullptr;
    SlipPane* slip_ = nullptr;
    QMenu* more_ = nullptr;
    QPushButton* lotButton_ = nullptr;
    QAction* secondPass_ = nullptr;
    QAction* close_ = nullptr;
    QAction* putAside_ = nullptr;
    QAction* disputed_ = nullptr;
    QAction* clear_ = nullptr;
    QAction* swap_ = nullptr;
    QTimer minutes_;
    std::vector<std::pair<core::RoundNumber, core::RoundState>> rounds_; ///< Offered to choose.
    std::optional<core::RoundNumber> round_;
    std::optional<core::RoundNumber> suggested_;
    /// The round shown, if it had open tables when last looked at.
    std::optional<core::RoundNumber> open_;
    std::optional<core::TableNumber> nextTable_; ///< The number suggested in the field of tables.
    std::optional<core::GameKey> returnTo_;      ///< The game interrupted by a correction.
    std::optional<SecondPass> pass_;
};

} // namespace desk
