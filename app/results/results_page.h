#pragma once

#include "second_pass.h"
#include "tables_model.h"

#include "app/page.h"
#include "core/change.h"

#include <QTimer>

#include <optional>

class QMenu;
class QPushButton;

namespace desk {

class Desk;
class MatchActions;
class PageHead;
class PrintOffer;
class RecentPane;
class RoundChooser;
class SlipPane;
class TablesPane;

/// The results of a round: tables, last entries, and the slip being typed.
class ResultsPage : public Page
{
    Q_OBJECT

public:
    explicit ResultsPage(Desk& desk, QWidget* parent = nullptr);

    void enter() override;
    void search() override;
    [[nodiscard]] Status status() const override;
    [[nodiscard]] documents::Choice document() const override;

private:
    void build();
    void buildActions();
    void buildKeys();

    /// Another tournament is open.
    void opened();
    void refresh() override;
    void refreshFacts();
    /// What the journal tells of the round's tables.
    void readNews();
    void refreshTables();
    void refreshRecent();
    void refreshActions();
    [[nodiscard]] const core::Round* round() const;

    void showRound(std::optional<core::RoundNumber> number);
    void showTable(core::TableNumber number);
    /// Another desk may have completed the table that stands in Table.
    void lookForNextTable();
    /// The cursor goes to Table, where the next number to be typed is selected.
    void goToField();
    void tableEntered(core::TableNumber number);
    void slipEntered(const QString& id);
    void nextTable(bool backwards);
    void correct(const core::GameKey& key);
    void slipFinished();
    void slipChanged();
    /// A slip that was half typed when the desk was closed.
    [[nodiscard]] bool resume();
    [[nodiscard]] std::optional<core::TableNumber> nextNumber(bool backwards = false) const;
    [[nodiscard]] QString currentKey() const;

    /// Offers to print when the last table came in.
    void offerPrint();
    void closeRound();
    void setMark(core::TableMark mark);
    void swapTables();
    void setSecondPass(bool begins);
    [[nodiscard]] bool hasHalfTyped(core::TableNumber table) const;

    Desk& desk_;
    PageHead* head_ = nullptr;
    PrintOffer* offer_ = nullptr;
    RoundChooser* chooser_ = nullptr;
    TablesPane* tables_ = nullptr;
    RecentPane* recent_ = nullptr;
    SlipPane* slip_ = nullptr;
    MatchActions* match_ = nullptr;
    QPushButton* secondPassButton_ = nullptr;
    QPushButton* close_ = nullptr;
    QPushButton* putAside_ = nullptr;
    QPushButton* disputed_ = nullptr;
    QMenu* more_ = nullptr;
    QAction* clear_ = nullptr;
    QAction* swap_ = nullptr;
    QTimer minutes_;
    TableNews news_;
    std::optional<core::RoundNumber> round_;
    std::optional<core::RoundNumber> suggested_;
    std::optional<core::RoundNumber>
        open_; ///< The round shown, if it had open tables when last looked at.
    std::optional<core::TableNumber> nextTable_; ///< What stands in Table while one is there.
    std::optional<core::GameKey> returnTo_;
    std::optional<SecondPass> pass_;
};

} // namespace desk
