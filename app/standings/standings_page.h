#pragma once

#include "app/page.h"
#include "column_fit.h"
#include "columns.h"
#include "standings_model.h"

#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace desk {

class CourseSide;
class Desk;
class Notice;
class PageHead;
class RoundStops;
class SearchField;
class Segments;
class StandingsFilter;
class StandingsView;
class TreePane;

/// The standings after any round or as they stand, with the course of the ranks; of a knock-out the
/// tree as well. Every number explains itself down to the game or deal.
class StandingsPage : public Page
{
    Q_OBJECT

public:
    explicit StandingsPage(Desk& desk, QWidget* parent = nullptr);

    void enter() override;
    void search() override;
    [[nodiscard]] Status status() const override;
    [[nodiscard]] documents::Choice document() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void makeHead();
    void makeMiddle();
    void layOut();
    void connectTable();

    /// Another tournament.
    void startAnew();
    void refresh() override;
    void showFacts();
    void showNotice();
    void showPrizes();
    /// List or tree, and what belongs to each.
    void showView();
    void chooseView(int view);
    [[nodiscard]] bool isTreeShown() const;
    void fitColumns();
    /// What frame and scroll bar of the table take.
    [[nodiscard]] int roomAtTheEdge() const;

    void explain(const QModelIndex& index);
    void explainGames(core::StartNumber number);
    void tip(const QModelIndex& index, QPoint position);
    void chooseColumns();
    void copy();

    [[nodiscard]] int sheetRow(const QModelIndex& index) const;
    [[nodiscard]] std::vector<int> rowsToCopy() const;
    [[nodiscard]] std::optional<core::StartNumber> selected() const;
    void select(std::optional<core::StartNumber> number);

    Desk& desk_;
    ColumnChoice choice_;
    NameWidths nameWidths_;
    QString copied_;

    StandingsModel model_;
    StandingsFilter* filter_ = nullptr;
    PageHead* head_ = nullptr;
    RoundStops* rounds_ = nullptr;
    SearchField* search_ = nullptr;
    Notice* notice_ = nullptr;
    StandingsView* table_ = nullptr;
    QLabel* prizes_ = nullptr; ///< Shares of prizes, in words.
    CourseSide* course_ = nullptr;
    TreePane* tree_ = nullptr;
    Segments* views_ = nullptr;
    QPushButton* copy_ = nullptr;
    QPushButton* columns_ = nullptr;
};

} // namespace desk
