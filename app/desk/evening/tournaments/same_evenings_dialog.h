#pragma once

#include "app/desk/widgets/ask.h"
#include "core/ranking/summary.h"

#include <map>
#include <optional>
#include <vector>

class QListWidget;

namespace desk {

class Session;

/// Asks which of several evenings with one name and date is meant. A click on one, or Enter,
/// accepts.
class SameEveningsDialog : public Question
{
    Q_OBJECT

public:
    /// `first` is selected; `evenings` are not empty.
    SameEveningsDialog(Session& session, std::vector<core::TournamentSummary> evenings,
                       core::TournamentId first, QWidget* parent);

    [[nodiscard]] core::TournamentId chosen() const;

private:
    std::vector<core::TournamentSummary> evenings_;
    QListWidget* list_;
};

/// That evening, or the one chosen if the club has others with its name and date; nothing if
/// rejected.
std::optional<core::TournamentSummary>
askWhichEvening(Session& session, const core::TournamentSummary& evening, QWidget* parent);

/// What tells evenings with one name and date apart in a list: those of them only.
std::map<core::TournamentId, QString> namesakeNotes(Session& session);

/// What tells that evening from others with its name and date; empty if the club has none.
QString toldApart(Session& session, const core::TournamentSummary& evening);

} // namespace desk
