#pragma once

#include "app/desk/alone/alone_clubs.h"
#include "app/desk/widgets/ask.h"
#include "core/use_cases/bringing_back.h"

#include <vector>

class QStandardItemModel;
class QTableView;

namespace desk {

class Session;

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
    /// Space in the table.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTable();
    void fill(const core::Tournament& alone);
    void tick(int row, bool isTicked);
    void toggle(const QModelIndex& index);
    void refresh();
    [[nodiscard]] std::vector<core::Departure> chosen() const;

    Session& session_;
    std::vector<core::Departure> departures_;
    QStandardItemModel* model_;
    QTableView* table_;
};

} // namespace desk
