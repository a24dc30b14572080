#pragma once

#include "app/desk/check_in/candidates.h"
#include "app/desk/widgets/cell_model.h"

#include <vector>

namespace desk {

struct CandidateRow
{
    Candidate candidate;
    std::vector<Cell> cells;
};

/// The people whom the text typed may mean: who they are, whether they are here, what they owe.
class CandidatesModel : public CellModel<CandidateRow>
{
    Q_OBJECT

public:
    enum Column : int { Number, Name, Club, Status, Fee };

    explicit CandidatesModel(QObject* parent = nullptr);

    /// `typed` is highlighted in the names; `walkIns` is where those not registered would be put.
    void setCandidates(const core::Tournament& tournament, const std::vector<Candidate>& candidates,
                       core::Attendance walkIns, const QString& typed);
};

/// "expected", "here", "waiting list, place 3", "not registered".
QString statusText(const core::Tournament& tournament, const Candidate& candidate,
                   core::Attendance walkIns);
/// What is still due of the start fee; 0 for those who have paid and where there is none.
std::int64_t dueCents(const core::Tournament& tournament, const Candidate& candidate);

} // namespace desk
