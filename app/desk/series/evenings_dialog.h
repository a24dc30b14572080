#pragma once

#include "app/desk/widgets/ask.h"
#include "core/club/series.h"
#include "core/summary.h"

#include <vector>

class QListWidget;

namespace desk {

/// Which of the club's tournaments are evenings of a series: ticked in a list, by Space.
class EveningsDialog : public Question
{
    Q_OBJECT

public:
    EveningsDialog(const core::Series& series, const std::vector<core::TournamentSummary>& club,
                   QWidget* parent);

    /// With those that are ticked; evenings that are gone stay.
    [[nodiscard]] core::Series wanted() const;
    /// Says why it was not stored.
    void showRefusal(const core::Refused& refused);

private:
    void search(const QString& text);
    void refresh();

    core::Series series_;
    std::vector<core::TournamentSummary> club_;
    QListWidget* list_;
};

} // namespace desk
