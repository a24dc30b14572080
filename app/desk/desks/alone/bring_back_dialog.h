#pragma once

#include "app/desk/desks/alone/alone_clubs.h"
#include "app/desk/widgets/ask.h"
#include "core/use_cases/bringing_back.h"

#include <vector>

namespace desk {

class Session;
class TickTable;

/// Shows this desk's offline work, place by place beside the others' state, and merges what is
/// ticked; contested places only by choice.
class BringBackDialog : public Question
{
    Q_OBJECT

public:
    /// exec()'s return value if the others' state is kept everywhere.
    static constexpr int leaveAll = 2;

    /// The session outlives the dialog and has the shared tournament open.
    BringBackDialog(Session& session, const AloneTournament& alone, QWidget* parent);

    /// Whether the others lack anything.
    [[nodiscard]] bool isEmpty() const { return departures_.empty(); }

    void accept() override;

private:
    void fitTable();
    void fill(const core::Tournament& alone);
    void refresh();
    [[nodiscard]] std::vector<core::Departure> chosen() const;

    Session& session_;
    std::vector<core::Departure> departures_;
    TickTable* table_;
};

} // namespace desk
