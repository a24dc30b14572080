#pragma once

#include "app/desk/frame/page.h"
#include "core/ranking/summary.h"
#include "core/store/club_place.h"

class QStackedWidget;
class QTableView;

namespace desk {

class ImportReport;
class NameFilter;
class NewTournamentForm;
class Notice;
class PageHead;
class SearchField;
class StartView;
class TournamentsModel;

/// The club's tournaments: create, open, import, export, delete.
class TournamentsPage : public Page
{
    Q_OBJECT

public:
    /// Commands that need no tournament selected. They switch to this page first.
    struct Commands
    {
        QAction* createNew;
        QAction* createLikeLast;
        QAction* open; ///< Shows the list.
        QAction* importFile;
        QAction* exportOpen; ///< The open tournament.
        QAction* openSample;
    };

    explicit TournamentsPage(Session& session, QWidget* parent = nullptr);

    void enter() override;
    [[nodiscard]] documents::Choice document() const override
    {
        return {documents::Kind::Participants};
    }
    void search() override;

    [[nodiscard]] const Commands& commands() const { return commands_; }
    /// While there are no tournaments.
    void offerRestoring(QAction& restore);
    void offerJoining(QAction& join);
    /// Opens the form for a new tournament.
    void newTournament();
    /// The same with the settings of the last evening.
    void newLikeLast();
    void importFile(const QString& path);
    void exportTo(core::TournamentId id, const QString& path);

Q_SIGNALS:
    /// A club database was chosen for import as a tournament.
    void clubDatabaseChosen(const QString& path);
    /// The sample club is there and wants to be opened in place of this club.
    void sampleClubChosen(const core::ClubPlace& place);

private:
    void buildCommands();
    QWidget* buildList();
    void buildTable(QWidget& parent);
    void refresh() override;
    void roomChanged() override;
    void refreshActions();
    void find(const QString& text);
    void showMenu(const QPoint& place);
    /// The rules of the last evening; before the first, defaults for the window's language.
    [[nodiscard]] core::Settings proposedRules();
    void newLike(core::TournamentId id);
    void askRoomForCurrent();
    void showForm();
    /// Shows the list, or the ways to begin if it is empty.
    void showList();
    void leaveForm();
    void create();
    void openChosen();
    /// Of an evening whose fee is paid on another day.
    void reportFeeOfChosen();
    void openSample();
    void openSampleClub();
    /// Opens a tournament and goes to that page.
    [[nodiscard]] bool mayEndServing(core::TournamentId next);
    void begin(core::TournamentId id, PageId next);
    void askImport();
    /// Whether the club has no copy of that evening, or another one is wanted.
    bool mayImport(const core::Tournament& tournament);
    void askExport(core::TournamentId id);
    void removeChosen();

    /// Selects that tournament; false if it is not listed.
    bool choose(core::TournamentId id);
    [[nodiscard]] std::optional<core::TournamentSummary> chosen() const;
    [[nodiscard]] QDate today() const;
    [[nodiscard]] std::optional<core::Tournament> load(core::TournamentId id);
    /// With the rounds that were planned, though the evening ended earlier.
    [[nodiscard]] std::optional<core::Tournament> loadAsPlanned(core::TournamentId id);

    Commands commands_{};
    // For the selected tournament; disabled without one.
    QAction* openChosen_ = nullptr;
    QAction* likeChosen_ = nullptr;
    QAction* exportChosen_ = nullptr;
    QAction* feeOfChosen_ = nullptr;
    QAction* deleteChosen_ = nullptr;
    QAction* sampleClub_ = nullptr;
    TournamentsModel* model_;
    NameFilter* filter_;
    PageHead* head_ = nullptr;
    QStackedWidget* stack_;
    StartView* start_ = nullptr;
    SearchField* search_ = nullptr;
    QTableView* table_ = nullptr;
    Notice* nothing_ = nullptr; ///< If the search has no hits.
    QWidget* list_ = nullptr;
    NewTournamentForm* form_;
    ImportReport* report_;
};

} // namespace desk
