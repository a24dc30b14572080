#pragma once

#include "app/page.h"
#include "columns.h"
#include "standings_model.h"

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace desk {

class Desk;
class Notice;
class PageHead;
class RankChart;
class Segments;
class StandingsFilter;
class StandingsView;

/// The standings after any round or as they stand, with the course of the ranks. Every number
/// explains itself down to the game.
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
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void connectTable();
    [[nodiscard]] QWidget* makeChartSide();

    /// Marks what is shown as old; reads it anew at once if the page is seen.
    void outdate();
    void startAnew();
    void refresh();
    void showRounds();
    void showFacts();
    void showNotice();
    void showChart();
    void fitColumns();
    /// What frame and scroll bar of the table take.
    [[nodiscard]] int roomAtTheEdge() const;

    void stepRound(int step);
    void explain(const QModelIndex& index);
    void explainGames(core::StartNumber number);
    void tip(const QModelIndex& index, QPoint position);
    void toggleHighlight(core::StartNumber number);
    void chooseColumns();
    void copy();

    [[nodiscard]] std::vector<core::StartNumber> highlighted() const;
    [[nodiscard]] QString highlightKey() const;
    [[nodiscard]] int sheetRow(const QModelIndex& index) const;
    [[nodiscard]] std::vector<int> rowsToCopy() const;
    [[nodiscard]] std::optional<core::StartNumber> selected() const;
    void select(std::optional<core::StartNumber> number);
    /// The view's segments: round numbers, and 0 for as it stands.
    [[nodiscard]] std::vector<int> stops() const;

    Desk& desk_;
    std::optional<core::RoundNumber> after_;
    ColumnChoice choice_;
    bool old_ = true;
    QString copied_;

    StandingsModel model_;
    StandingsFilter* filter_ = nullptr;
    PageHead* head_ = nullptr;
    Segments* rounds_ = nullptr;
    QLineEdit* search_ = nullptr;
    Notice* notice_ = nullptr;
    StandingsView* table_ = nullptr;
    QWidget* chartSide_ = nullptr;
    QLabel* chartHint_ = nullptr;
    RankChart* chart_ = nullptr;
    QPushButton* columns_ = nullptr;
};

} // namespace desk
