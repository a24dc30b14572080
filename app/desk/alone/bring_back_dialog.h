#pragma once

#include "app/desk/alone/alone_clubs.h"
#include "app/desk/widgets/ask.h"
#include "core/use_cases/bringing_back.h"

#include <vector>

namespace desk {

class Session;
class TickTable;

/// Shows what this desk did alone, place by place beside what the others have there, and takes over
/// what is ticked: what the others changed, too, only by choice.
class BringBackDialog : public Question
{
    Q_OBJECT

public:
    /// The code with which exec() returns where everything is left as the others have it.
    static constexpr int leaveAll = 2;

    /// The session, which outlives the dialog, has the tournament open where the others are.
    BringBackDialog(Session& session, const AloneTournament& alone, QWidget* parent);

    /// Whether there is anything that the others lack.
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
