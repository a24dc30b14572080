#include "core/use_cases/penalizing.h"

#include "core/faults/faults.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

} // namespace

Result<Change> givePenalty(const Tournament& tournament, const Penalty& penalty)
{
    if (auto faults = faultsOf(penalty, Roster(tournament), Pointer()); !faults.empty()) {
        return faults;
    }
    auto after = tournament.penalties;
    after.push_back(penalty);
    Change change{{Action::GivePenalty}, penalty.reason, {}};
    change.label.participant = penalty.participant;
    change.label.round = penalty.round;
    change.steps.emplace_back(PenaltiesExchange{{}, tournament.penalties, std::move(after)});
    return change;
}

Result<Change> cancelPenalty(const Tournament& tournament, const Penalty& penalty)
{
    auto after = tournament.penalties;
    const auto found = std::find(after.begin(), after.end(), penalty);
    if (found == after.end()) {
        return Refusal{
            PenaltyFault::Gone,
            Pointer() / "penalty"_L1,
            {QString::number(plain(penalty.participant)), QString::number(plain(penalty.round))}};
    }
    after.erase(found);
    Change change{{Action::CancelPenalty}, {}, {}};
    change.label.participant = penalty.participant;
    change.label.round = penalty.round;
    change.steps.emplace_back(PenaltiesExchange{{}, tournament.penalties, std::move(after)});
    return change;
}

} // namespace core
