#pragma once

#include "app/page.h"
#include "tournament_files.h"

#include "core/ids.h"

class QStackedWidget;

namespace desk {

class Desk;
class ImportReport;
class NewTournamentForm;
class PageHead;
class StartView;
class TournamentList;

/// The club's tournaments: made, opened, imported, exported, deleted.
class TournamentsPage : public Page
{
    Q_OBJECT

public:
    explicit TournamentsPage(Desk& desk, QWidget* parent = nullptr);

    void enter() override;
    [[nodiscard]] documents::Choice document() const override
    {
        return {documents::Kind::Participants};
    }
    void search() override;

    void importFile(const QString& path);
    void exportTo(core::TournamentId id, const QString& path);

public Q_SLOTS:
    /// Opens the form for a new tournament.
    void newTournament();
    /// The same with the settings of the last evening.
    void newLikeLast();
    /// Asks for a tournament file and reads it.
    void importTournament();
    /// Asks where the open tournament is to be written.
    void exportTournament();
    void openSample();

private:
    void build();
    void connectList();
    void refresh() override;
    void newLike(core::TournamentId id);
    void create();
    void open(core::TournamentId id);
    void exportOne(core::TournamentId id);
    void remove(core::TournamentId id);
    /// The form is left: what was there before comes back.
    void leaveForm();
    void begin(core::TournamentId id, PageId next);
    [[nodiscard]] QDate today() const;
    [[nodiscard]] std::optional<core::Tournament> load(core::TournamentId id);

    Desk& desk_;
    PageHead* head_;
    QStackedWidget* stack_;
    StartView* start_;
    QWidget* listView_;
    TournamentList* list_;
    NewTournamentForm* form_;
    ImportReport* report_;
};

} // namespace desk
