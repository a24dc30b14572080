#pragma once

#include "app/desk/widgets/ask.h"
#include "core/club/series.h"
#include "core/ranking/summary.h"

#include <vector>

class QListWidget;

namespace desk {

/// Chooses the evenings of a series from the club's tournaments: ticked in a list, with Space.
class EveningsDialog : public Question
{
    Q_OBJECT

public:
    EveningsDialog(const core::Series& series, const std::vector<core::TournamentSummary>& club,
                   QWidget* parent);

    /// With the ticked ones; evenings that are gone stay.
    [[nodiscard]] core::Series wanted() const;
    /// Shows why it was not stored.
    void showRefusal(const core::Refused& refused);

private:
    void search(const QString& text);
    void refresh();

    core::Series series_;
    std::vector<core::TournamentSummary> club_;
    QListWidget* list_;
};

} // namespace desk
