#pragma once

#include "app/desk/widgets/cell_model.h"
#include "core/money/start_fee.h"
#include "core/people/candidates.h"

#include <vector>

namespace desk {

struct CandidateRow
{
    core::Candidate candidate;
    std::vector<Cell> cells;
};

/// People matching the typed text: who they are, whether they are here, what they owe.
class CandidatesModel : public CellModel<CandidateRow>
{
    Q_OBJECT

public:
    enum Column : int { Number, Name, Club, Status, Fee };

    explicit CandidatesModel(QObject* parent = nullptr);

    /// `typed` is highlighted in the names; `walkIns` is the status that unregistered people would
    /// get.
    void setCandidates(const core::Tournament& tournament,
                       const std::vector<core::Candidate>& candidates, core::Attendance walkIns,
                       const QString& typed);
};

/// "expected", "here", "waiting list, place 3", "not registered".
QString statusText(const core::Tournament& tournament, const core::Candidate& candidate,
                   core::Attendance walkIns);
/// How they stand with their start fee, as people in no class if they are not registered.
core::FeeAccount accountOf(const core::Tournament& tournament, const core::Candidate& candidate,
                           const std::optional<QString>& feeClass = std::nullopt);

} // namespace desk
