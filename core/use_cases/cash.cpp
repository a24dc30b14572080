#include "core/use_cases/cash.h"

#include "core/faults/faults.h"
#include "core/model/limits.h"
#include "core/model/registration.h"

#include <algorithm>
#include <utility>

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

Refusals movementFaults(const std::vector<TournamentSummary>& club, const CashMovement& movement)
{
    const Pointer place;
    Refusals faults;
    if (!cashRange.contains(movement.cents)) {
        faults.push_back(
            {CashFault::AmountOutOfRange, place / "cents"_L1, {QString::number(movement.cents)}});
    }
    if (needsText(movement.kind) && movement.text.isEmpty()) {
        faults.push_back({CashFault::TextMissing, place / "text"_L1, {}});
    }
    if (!movement.evening.value.isNull() && findSummary(club, movement.evening) == nullptr) {
        faults.push_back({CashFault::EveningUnknown, place / "evening"_L1, {}});
    }
    findPersonLineFaults(movement.text, place / "text"_L1, faults);
    findPersonLineFaults(movement.by, place / "by"_L1, faults);
    return faults;
}

Refusals pieceFaults(const CashCount& count)
{
    Refusals faults;
    for (const auto& [value, pieces] : count.pieces) {
        const auto place = Pointer() / "pieces"_L1 / QString::number(value);
        if (std::find(euroPieces.begin(), euroPieces.end(), value) == euroPieces.end()) {
            faults.push_back({CashFault::PieceUnknown, place, {QString::number(value)}});
        } else if (!piecesRange.contains(pieces)) {
            faults.push_back({CashFault::PiecesOutOfRange,
                              place,
                              {QString::number(value), QString::number(pieces),
                               QString::number(piecesRange.largest)}});
        }
    }
    findPersonLineFaults(count.by, Pointer() / "by"_L1, faults);
    return faults;
}

std::optional<CashCount> countOf(const ClubRecords& records, const TournamentUuid& evening)
{
    const auto found = records.cashCounts.find(evening);
    return found != records.cashCounts.end() ? std::optional(found->second) : std::nullopt;
}

void stampNew(QDateTime& time, QString& by, const Stamp& stamp)
{
    time = registrationTime(time.isValid() ? time : stamp.time);
    by = by.isEmpty() ? stamp.desk : by;
}

} // namespace

Result<ClubChange> bookCash(const CashBasis& now, CashMovement movement)
{
    if (movement.id.value.isNull()) {
        movement.id.value = QUuid::createUuid();
    }
    movement.text = movement.text.trimmed();
    auto faults = movementFaults(now.club, movement);
    if (now.records.cash.size() >= mostCashMovements) {
        faults.push_back(
            {CashFault::TooManyMovements,
             Pointer(),
             {QString::number(now.records.cash.size()), QString::number(mostCashMovements)}});
    }
    if (!faults.empty()) {
        return faults;
    }
    ClubChange change{{ClubAction::BookCash, movement.text}, {}, {}};
    change.steps.emplace_back(CashExchange{movement.id, std::nullopt, std::move(movement)});
    return change;
}

CashMovementId bookedBy(const ClubChange& change)
{
    return std::get<CashExchange>(change.steps.front()).key;
}

Result<ClubChange> cancelCash(const ClubRecords& records, CashMovementId movement,
                              const QString& reason)
{
    const auto found = records.cash.find(movement);
    Refusals faults;
    if (found == records.cash.end()) {
        faults.push_back({CashFault::MovementGone, Pointer() / "movement"_L1, {}});
    }
    if (reason.trimmed().isEmpty()) {
        faults.push_back({CashFault::ReasonMissing, Pointer() / "reason"_L1, {}});
    }
    findPersonLineFaults(reason, Pointer() / "reason"_L1, faults);
    if (!faults.empty()) {
        return faults;
    }
    ClubChange change{{ClubAction::CancelCash, found->second.text}, reason.trimmed(), {}};
    change.steps.emplace_back(CashExchange{movement, found->second, std::nullopt});
    rememberDeleted(change, {{movement.value}, DeletedKind::CashMovement});
    return change;
}

Result<ClubChange> countCash(const CashBasis& now, CountedCash counted)
{
    auto faults = pieceFaults(counted.count);
    const auto* const evening = findSummary(now.club, counted.evening);
    if (evening == nullptr) {
        faults.push_back({CashFault::EveningUnknown, Pointer() / "evening"_L1, {}});
    }
    if (!faults.empty()) {
        return faults;
    }
    std::erase_if(counted.count.pieces, [](const auto& piece) { return piece.second == 0; });
    auto stored = countOf(now.records, counted.evening);
    if (stored && stored->pieces == counted.count.pieces) {
        return ClubChange{{ClubAction::CountCash, evening->name}, {}, {}};
    }
    if (stored != counted.seen) {
        return Refusal{CashFault::CountedMeanwhile,
                       Pointer() / "pieces"_L1,
                       {QString::number(stored ? centsOf(*stored) : 0),
                        QString::number(centsOf(counted.count)), stored ? stored->by : QString()}};
    }
    ClubChange change{{ClubAction::CountCash, evening->name}, {}, {}};
    change.steps.emplace_back(
        CashCountExchange{counted.evening, std::move(stored), std::move(counted.count)});
    return change;
}

void stampCash(ClubChange& change, const Stamp& stamp)
{
    for (auto& step : change.steps) {
        if (auto* const movement = std::get_if<CashExchange>(&step); movement && movement->after) {
            stampNew(movement->after->time, movement->after->by, stamp);
        } else if (auto* const count = std::get_if<CashCountExchange>(&step);
                   count && count->after) {
            stampNew(count->after->time, count->after->by, stamp);
        }
    }
}

} // namespace core
