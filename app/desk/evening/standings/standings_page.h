#pragma once

#include "app/desk/evening/standings/column_fit.h"
#include "app/desk/evening/standings/standings_model.h"
#include "app/desk/frame/page.h"

class QAction;
class QLabel;
class QPushButton;
class QScrollArea;

namespace desk {

class Notice;
class PageHead;
class RankChart;
class RoundStops;
class SearchField;
class Segments;
class StandingsView;
class TeamView;
class TreeView;
class WhoseBox;

/// The standings, current or after any round, with the course of the ranks; in a knock-out also the
/// tree; of everybody, of a group or of teams. Every number can be explained down to the game or
/// deal.
class StandingsPage : public Page
{
    Q_OBJECT

public:
    explicit StandingsPage(Session& session, QWidget* parent = nullptr);

    void enter() override;
    void search() override;
    [[nodiscard]] Status status() const override;
    [[nodiscard]] documents::Choice document() const override;

    /// Shows the current standings with the cursor on that person, so that the tie is decided.
    void showTie(core::StartNumber person);

Q_SIGNALS:
    void raffleRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

    void tournamentOpened() override;
    void refresh() override;

private:
    void buildHead();
    void buildTable();
    void buildCourse();
    void buildTree();
    void buildLayout();

    void refreshView();
    void refreshFacts();
    void refreshRelease();
    void refreshNotice();
    void refreshCourse();
    void fitColumns();
    [[nodiscard]] bool isTreeShown() const;
    [[nodiscard]] bool areTeamsShown() const;
    /// The columns of the list, with the place overall in that of a group.
    [[nodiscard]] std::vector<ShownColumn> columnsOf(const Sheet& sheet) const;

    void chooseView(int view);
    void chooseColumns();
    void explain(const QModelIndex& index);
    void decideTie();
    void selectOpenTie();
    /// Releases the standings on display to the hall, or revokes that.
    void toggleRelease();
    /// The last round of the standings on display.
    [[nodiscard]] std::optional<std::int32_t> shownRound() const;
    void copy();

    /// The tournament's key for people highlighted in the course.
    [[nodiscard]] std::vector<core::StartNumber> highlighted() const;
    void toggleHighlight(core::StartNumber number);

    ColumnChoice choice_;
    NameWidths nameWidths_;
    QString copied_;

    StandingsModel model_;
    PageHead* head_ = nullptr;
    RoundStops* rounds_ = nullptr;
    WhoseBox* whose_ = nullptr;
    SearchField* search_ = nullptr;
    Notice* notice_ = nullptr;
    StandingsView* table_ = nullptr;
    QLabel* prizes_ = nullptr;  ///< Decided ties and shares of prizes, in words.
    QWidget* course_ = nullptr; ///< The course of the ranks, beside the table.
    QLabel* courseHint_ = nullptr;
    RankChart* chart_ = nullptr;
    QScrollArea* treeScroll_ = nullptr;
    TreeView* tree_ = nullptr;
    TeamView* teams_ = nullptr;
    Segments* views_ = nullptr;
    QAction* copy_ = nullptr;
    QAction* columns_ = nullptr;
    QAction* tie_ = nullptr;
    QAction* release_ = nullptr;
    QPushButton* columnsButton_ = nullptr;
    QPushButton* releaseButton_ = nullptr;
};

} // namespace desk
