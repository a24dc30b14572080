#include "core/use_cases/cash.h"

#include "core/club/counted_evenings.h"
#include "core/club/movement_ids.h"
#include "core/faults/faults.h"
#include "core/model/bookings.h"
#include "core/model/limits.h"
#include "core/model/registration.h"
#include "core/money/start_fee.h"
#include "core/money/ways.h"
#include "core/people/same_text.h"

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
    const auto known =
        std::find_if(all.otherBoxes.begin(), all.otherBoxes.end(),
                     [&counted](const auto& one) { return isSame(one.first, counted.box); });
    auto& pieces = counted.box.isEmpty()           ? all.pieces
                   : known != all.otherBoxes.end() ? known->second
                                                   : all.otherBoxes[counted.box];
    pieces = counted.count.pieces;
    all.time = counted.count.time;
    all.by = counted.count.by;
    return all;
}

/// Whether its start fees are in the cash book, and no other version's would be instead.
bool leavesFees(const CashBasis& now, const TournamentUuid& evening)
{
    const CountedEvenings counted(now.records, now.club);
    return counted.counts(evening) && counted.isOnly(evening);
}

/// By day, way and box. The desk is left out: each copy of the club makes the same receipts.
std::map<CashMovementId, CashMovement> feesLeft(const TournamentUuid& evening,
                                                const Tournament& deleted, const QDateTime& now)
{
    std::map<CashMovementId, CashMovement> left;
    for (const auto& payment : paymentsOf(deleted)) {
        const auto day = feeDayOf(deleted.settings, payment);
        const auto id = keptFeeId(evening, day, payment.way, payment.box);
        auto& movement = left.try_emplace(id).first->second;
        if (movement.id.value.isNull()) {
            movement = {id, evening, CashKind::Receipt, 0, deleted.settings.name, {}, {}};
            movement.time = day ? day->startOfDay().toUTC() : registrationTime(now);
            movement.way = payment.way;
            movement.box = payment.box;
        }
        movement.cents += payment.cents;
    }
    std::erase_if(left, [](const auto& one) { return one.second.cents == 0; });
    for (auto& [id, movement] : left) {
        movement.kind = movement.cents > 0 ? CashKind::Receipt : CashKind::Expense;
        movement.cents = std::abs(movement.cents);
    }
    return left;
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
    if (!taken.time.isValid()) {
        taken.time = registrationTime(now.time);
    }
    auto change = bookCash(now, taken);
    if (!change) {
        return change;
    }
    CashMovement put = taken;
    put.kind = CashKind::TransferIn;
    put.box = to;
    Refusals faults;
    findPersonLineFaults(to, Pointer() / "to"_L1, faults);
    if (isSame(to, taken.box)) {
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

std::optional<CashMovement> otherHalf(const ClubRecords& records, const CashMovement& movement)
{
    const bool goesOut = movement.kind == CashKind::TransferOut;
    if (!goesOut && movement.kind != CashKind::TransferIn) {
        return std::nullopt;
    }
    const auto kind = goesOut ? CashKind::TransferIn : CashKind::TransferOut;
    const auto found = std::find_if(records.cash.begin(), records.cash.end(), [&](const auto& one) {
        const auto& other = one.second;
        const bool follows =
            goesOut ? isNext(movement.id, other.id) : isNext(other.id, movement.id);
        if (other.kind != kind || !follows || isSame(other.box, movement.box)) {
            return false;
        }
        CashMovement back = other;
        back.id = movement.id;
        back.kind = movement.kind;
        back.box = movement.box;
        return back == movement;
    });
    return found != records.cash.end() ? std::optional(found->second) : std::nullopt;
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
    std::vector<CashMovement> cancelled = {found->second};
    if (auto other = otherHalf(records, found->second)) {
        cancelled.push_back(*std::move(other));
    }
    for (const auto& one : cancelled) {
        change.steps.emplace_back(CashExchange{one.id, one, std::nullopt});
        rememberDeleted(change, {{one.id.value}, DeletedKind::CashMovement});
    }
    return change;
}

Warnings cashAtStake(const CashBasis& now, const TournamentUuid& evening, const Tournament& deleted)
{
    const auto place = Pointer() / "tournament"_L1;
    const auto& name = deleted.settings.name;
    Warnings warnings;
    if (const auto totals = feeTotals(deleted); totals.paid() > 0 && leavesFees(now, evening)) {
        warnings.push_back(
            {MoneyDoubt::DeletedAfterPaying,
             place,
             {name, QString::number(totals.paid()), QString::number(totals.owedBack)}});
    }
    const CountedEvenings counted(now.records, now.club);
    const auto& cash = now.records.cash;
    const auto others = std::count_if(cash.begin(), cash.end(), [&](const auto& one) {
        const auto& movement = one.second;
        return movement.evening == evening && !isKeptFee(movement) && counted.counts(movement);
    });
    if (others > 0) {
        warnings.push_back({MoneyDoubt::BookingsLeft, place, {name, QString::number(others)}});
    }
    return warnings;
}

ClubChange keepFees(const CashBasis& now, const TournamentUuid& evening, const Tournament& deleted)
{
    ClubChange change{{ClubAction::DeleteEvening, deleted.settings.name}, {}, {}};
    if (!leavesFees(now, evening)) {
        return change;
    }
    const auto original = originalOf(now.records, evening);
    auto left = feesLeft(original, deleted, now.time);
    for (const auto& [id, movement] : now.records.cash) {
        if (movement.evening == original && isKeptFee(movement) && !left.contains(id)) {
            change.steps.emplace_back(CashExchange{id, movement, std::nullopt});
            if (!now.records.deleted.contains({id.value})) {
                rememberDeleted(change, {{id.value}, DeletedKind::CashMovement});
            }
        }
    }
    for (const auto& [id, movement] : left) {
        const auto before = now.records.cash.find(id);
        const auto known =
            before != now.records.cash.end() ? std::optional(before->second) : std::nullopt;
        if (known != movement) {
            change.steps.emplace_back(CashExchange{id, known, movement});
        }
        if (const auto gone = now.records.deleted.find({id.value});
            gone != now.records.deleted.end()) {
            change.steps.emplace_back(DeletedExchange{gone->first, gone->second, std::nullopt});
        }
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
            movement->after->way = storedWay(movement->after->way);
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
