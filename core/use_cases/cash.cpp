#include "core/use_cases/cash.h"

#include "core/club/movement_ids.h"
#include "core/faults/faults.h"
#include "core/model/bookings.h"
#include "core/model/limits.h"
#include "core/model/registration.h"
#include "core/money/start_fee.h"

#include <algorithm>
#include <cstdlib>
#include <map>
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
    findPersonLineFaults(movement.way, place / "way"_L1, faults);
    findPersonLineFaults(movement.box, place / "box"_L1, faults);
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

/// What was counted in the other boxes stays.
CashCount withCountOf(const CountedCash& counted, const std::optional<CashCount>& stored)
{
    CashCount all = stored.value_or(CashCount());
    (counted.box.isEmpty() ? all.pieces : all.otherBoxes[counted.box]) = counted.count.pieces;
    all.time = counted.count.time;
    all.by = counted.count.by;
    return all;
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
        movement.id =
            nextMovementId(now.records.cash, movement.time.isValid() ? movement.time : now.time);
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

Result<ClubChange> handOverCash(const CashBasis& now, const CashMovement& movement,
                                const QString& to)
{
    CashMovement taken = movement;
    taken.kind = CashKind::TransferOut;
    auto change = bookCash(now, taken);
    if (!change) {
        return change;
    }
    CashMovement put = taken;
    put.kind = CashKind::TransferIn;
    put.box = to;
    Refusals faults;
    findPersonLineFaults(to, Pointer() / "to"_L1, faults);
    if (to == taken.box) {
        faults.push_back({CashFault::SameBox, Pointer() / "to"_L1, {to}});
    }
    if (!faults.empty()) {
        return faults;
    }
    put.id = {};
    CashBasis after = now;
    const auto& first = std::get<CashExchange>(change->steps.front());
    after.records.cash.emplace(first.key, *first.after);
    auto second = bookCash(after, put);
    if (!second) {
        return second;
    }
    change->steps.push_back(second->steps.front());
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

Warnings feesAtStake(const Tournament& deleted)
{
    const auto cents = feeTotals(deleted).paid();
    return cents > 0 ? Warnings{{MoneyDoubt::DeletedAfterPaying,
                                 Pointer() / "tournament"_L1,
                                 {deleted.settings.name, QString::number(cents)}}}
                     : Warnings();
}

ClubChange bookRemainingFees(const Tournament& deleted, const Stamp& stamp)
{
    const auto& settings = deleted.settings;
    std::map<std::pair<QString, QString>, std::int64_t> left;
    for (const auto& payment : paymentsOf(deleted)) {
        left[{payment.way, payment.box}] += payment.cents;
    }
    ClubChange change{{ClubAction::BookCash, settings.name}, {}, {}};
    for (const auto& [place, cents] : left) {
        if (cents == 0) {
            continue;
        }
        CashMovement movement;
        movement.id.value = QUuid::createUuid();
        movement.kind = cents > 0 ? CashKind::Receipt : CashKind::Expense;
        movement.cents = std::abs(cents);
        movement.text = settings.name;
        movement.time =
            settings.date ? settings.date->startOfDay().toUTC() : registrationTime(stamp.time);
        movement.by = stamp.desk;
        movement.way = place.first;
        movement.box = place.second;
        change.steps.emplace_back(CashExchange{movement.id, std::nullopt, movement});
    }
    return change;
}

Result<ClubChange> countCash(const CashBasis& now, CountedCash counted)
{
    auto faults = pieceFaults(counted.count);
    findPersonLineFaults(counted.box, Pointer() / "box"_L1, faults);
    const auto* const evening = findSummary(now.club, counted.evening);
    if (evening == nullptr) {
        faults.push_back({CashFault::EveningUnknown, Pointer() / "evening"_L1, {}});
    }
    if (!faults.empty()) {
        return faults;
    }
    std::erase_if(counted.count.pieces, [](const auto& piece) { return piece.second == 0; });
    auto stored = countOf(now.records, counted.evening);
    const auto before = countedIn(stored, counted.box);
    if (before == counted.count.pieces) {
        return ClubChange{{ClubAction::CountCash, evening->name}, {}, {}};
    }
    if (before != countedIn(counted.seen, counted.box)) {
        return Refusal{CashFault::CountedMeanwhile,
                       Pointer() / "pieces"_L1,
                       {QString::number(before ? centsOf(*before) : 0),
                        QString::number(centsOf(counted.count)), stored ? stored->by : QString()}};
    }
    ClubChange change{{ClubAction::CountCash, evening->name}, {}, {}};
    change.steps.emplace_back(
        CashCountExchange{counted.evening, stored, withCountOf(counted, stored)});
    return change;
}

void stampCash(ClubChange& change, const Stamp& stamp)
{
    for (auto& step : change.steps) {
        if (auto* const movement = std::get_if<CashExchange>(&step); movement && movement->after) {
            stampNew(movement->after->time, movement->after->by, stamp);
            if (movement->after->way.isEmpty() && movement->after->box.isEmpty()) {
                movement->after->box = stamp.box;
            }
        } else if (auto* const count = std::get_if<CashCountExchange>(&step);
                   count && count->after) {
            stampNew(count->after->time, count->after->by, stamp);
        }
    }
}

} // namespace core
