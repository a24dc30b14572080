#pragma once

#include "app/desk/widgets/cell_model.h"
#include "core/ranking/summary.h"

#include <map>
#include <optional>
#include <vector>

namespace desk {

struct TournamentRow
{
    core::TournamentSummary summary;
    std::vector<Cell> cells;
};

/// The club's tournaments: running ones first, then planned ones, then past ones by date.
class TournamentsModel : public CellModel<TournamentRow>
{
    Q_OBJECT

public:
    enum Column : int { Date, Name, Rules, Participants, Rounds, State };

    explicit TournamentsModel(QObject* parent = nullptr);

    /// `notes` follow the venue.
    void setTournaments(std::vector<core::TournamentSummary> tournaments, QDate today,
                        const std::map<core::TournamentId, QString>& notes = {});
};

/// The best model for the next evening: the newest that was played, else the newest.
std::optional<core::TournamentId> lastEvening(const std::vector<core::TournamentSummary>& club,
                                              QDate today);

} // namespace desk
