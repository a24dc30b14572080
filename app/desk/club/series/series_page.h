#pragma once

#include "app/desk/frame/page.h"
#include "core/club/club.h"
#include "core/year/closed_series.h"
#include "core/year/evenings.h"

#include <QTimer>

#include <optional>
#include <set>
#include <vector>

class QAction;
class QLabel;
class QListWidget;
class QTableView;

namespace desk {

class Notice;
class PageHead;
class SeriesModel;
class SeriesSide;
class WhoseBox;

/// The club's series: a list, their rules in sentences, their table with every number explained,
/// the course of the year, closing a year. Needs no open tournament.
class SeriesPage : public Page
{
    Q_OBJECT

public:
    explicit SeriesPage(Session& session, QWidget* parent = nullptr);

    void enter() override;
    [[nodiscard]] Scope scope() const override { return Scope::Series; }
    void print() override;

private:
    void buildHead();
    void buildTable();
    void buildNotices();
    void buildLayout();

    void tournamentOpened() override;
    void refresh() override;
    void fillList();
    /// Reads for a moment, and reschedules itself until complete.
    void readEvenings();
    void showTable();
    void showNotices();
    void showNamesakes();
    void showCorrections();
    void showSide();
    void refreshActions();

    /// The selected series; nullptr if none.
    [[nodiscard]] const core::Series* current() const;
    void choose(const core::SeriesId& id);
    [[nodiscard]] std::optional<std::size_t> selectedLine() const;

    void createSeries();
    /// Whether an added evening is no copy of one in the series, or is wanted all the same.
    bool mayHaveTwice(const core::Series& wanted, const core::Series& seen);
    /// Stores the dialog's result instead of what was seen, or shows there why not.
    template <typename Dialog>
    void edit(Dialog& dialog, const core::Series& seen);
    void editRules();
    void chooseEvenings();
    void closeYear();
    [[nodiscard]] QDate today() const;
    void reopenYear();
    void removeSeries();
    void openEvidence(std::size_t share);
    /// The evenings a series may use, read as far as needed to check it.
    std::vector<core::SeriesEvening> evenings(const core::Series& series);
    /// Reports why something was not stored, if so.
    bool succeeded(const core::Result<core::Done>& done);

    core::ClubRecords records_;
    std::optional<core::SeriesId> selected_;
    core::ClubEvenings evenings_;
    core::SeriesTable table_;
    std::vector<core::LaterCorrection> corrections_;
    QTimer reading_;

    PageHead* head_ = nullptr;
    QListWidget* list_ = nullptr;
    QLabel* rules_ = nullptr;
    WhoseBox* whose_ = nullptr; ///< Everybody, or those in a group.
    Notice* notice_ = nullptr;  ///< What is missing or wrong, or the last failure.
    Notice* namesakes_ = nullptr;
    Notice* corrected_ = nullptr;
    SeriesModel* model_ = nullptr;
    QTableView* view_ = nullptr;
    SeriesSide* seriesSide_ = nullptr;
    QAction* new_ = nullptr;
    QAction* edit_ = nullptr;
    QAction* choose_ = nullptr;
    QAction* close_ = nullptr;
    QAction* reopen_ = nullptr;
    QAction* remove_ = nullptr;
    QAction* print_ = nullptr;
};

} // namespace desk
