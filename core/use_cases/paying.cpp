#include "core/use_cases/paying.h"

#include "core/faults/faults.h"
#include "core/model/bookings.h"
#include "core/model/registration.h"
#include "core/money/start_fee.h"
#include "core/money/ways.h"
#include "core/people/same_text.h"
#include "core/use_cases/participant_steps.h"
#include "core/use_cases/place_checks.h"

#include <QStringList>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

/// What was paid by somebody so far.
struct Paid
{
    std::int64_t cents = 0;
    std::size_t payments = 0;
};

Refusals refusalsOf(const FeePayment& payment, const Paid& paid)
{
    const Pointer place;
    Refusals refusals;
    if (payment.cents == 0) {
        refusals.push_back({ParticipantFault::PaymentOfNothing, place / "cents"_L1, {}});
    } else if (!paymentRange.contains(payment.cents)) {
        refusals.push_back({ParticipantFault::PaymentOutOfRange,
                            place / "cents"_L1,
                            {QString::number(payment.cents)}});
    } else if (paid.cents + payment.cents < 0) {
        refusals.push_back({ParticipantFault::RefundBeyondPaid,
                            place / "cents"_L1,
                            {QString::number(-payment.cents), QString::number(paid.cents)}});
    } else if (!paidCentsRange.contains(paid.cents + payment.cents)) {
        refusals.push_back({ParticipantFault::PaidOutOfRange,
                            place / "cents"_L1,
                            {QString::number(paid.cents + payment.cents)}});
    }
    if (paid.payments >= mostPayments) {
        refusals.push_back({ParticipantFault::TooManyPayments,
                            place / "participant"_L1,
                            {QString::number(paid.payments + 1), QString::number(mostPayments)}});
    }
    findPersonLineFaults(payment.note, place / "note"_L1, refusals);
    findPersonLineFaults(payment.by, place / "by"_L1, refusals);
    findPersonLineFaults(payment.way, place / "way"_L1, refusals);
    findPersonLineFaults(payment.box, place / "box"_L1, refusals);
    return refusals;
}

bool isMeant(const Payer& wanted, const Payer& payer)
{
    return wanted.participant.value.isNull()
               ? wanted.number == payer.number &&
                     (wanted.name.isEmpty() || isSame(wanted.name, payer.name))
               : wanted.participant == payer.participant;
}

/// The people whom the change removes for good.
std::vector<StartNumber> removedBy(const Change& change)
{
    std::vector<StartNumber> removed;
    std::set<ParticipantUuid> added;
    for (const auto& step : change.steps) {
        const auto* const person = std::get_if<ParticipantExchange>(&step);
        if (person != nullptr && !person->before && person->after) {
            added.insert(person->after->uuid);
        }
    }
    for (const auto& step : change.steps) {
        const auto* const person = std::get_if<ParticipantExchange>(&step);
        const bool goes = person != nullptr && person->before && !person->after;
        if (goes &&
            (person->before->uuid.value.isNull() || !added.contains(person->before->uuid))) {
            removed.push_back(person->key);
        }
    }
    return removed;
}

/// What the change takes from that person; negative where it refunds.
std::int64_t takenBy(const Change& change, const Participant& person)
{
    std::int64_t cents = 0;
    for (const auto& step : change.steps) {
        if (const auto* const payment = std::get_if<PaymentExchange>(&step)) {
            for (const auto& [booked, sign] :
                 {std::pair(payment->before, -1), std::pair(payment->after, 1)}) {
                cents += booked && isPayer(booked->payer, person) ? sign * booked->cents : 0;
            }
        }
    }
    return cents;
}

} // namespace

Result<Change> takePayment(const Tournament& tournament, StartNumber number,
                           const FeePayment& payment)
{
    const Participant* const before = findParticipant(tournament, number);
    if (before == nullptr) {
        return unknownPerson(number, Pointer() / "participant"_L1);
    }
    const Paid paid{before->paidCents(), before->payments.size()};
    if (auto refusals = refusalsOf(payment, paid); !refusals.empty()) {
        return refusals;
    }
    Participant after = *before;
    after.payments.push_back(payment);
    Change change{{payment.cents > 0 ? Action::TakePayment : Action::RefundPayment}, {}, {}};
    change.label.participant = number;
    ParticipantSteps(tournament).exchange(change, *before, after);
    return change;
}

Result<Change> refundFormer(const Tournament& tournament, const Payer& payer,
                            const FeePayment& payment)
{
    const Pointer place;
    if (payment.cents > 0) {
        return Refusal{ParticipantFault::FormerOwesNothing, place / "cents"_L1, {}};
    }
    auto payers = formerPayers(tournament);
    std::erase_if(payers, [&payer](const FormerPayer& former) {
        return !isMeant(payer, former.payer) || former.owedBack == 0;
    });
    if (payers.size() > 1) {
        QStringList names;
        for (const auto& former : payers) {
            names << former.payer.name;
        }
        return Refusal{ParticipantFault::SeveralOwedBack,
                       place / "participant"_L1,
                       {QString::number(plain(payer.number)), names.join(u"; "_s)}};
    }
    if (payers.empty()) {
        return Refusal{ParticipantFault::NobodyOwedBack,
                       place / "participant"_L1,
                       {QString::number(plain(payer.number))}};
    }
    if (auto refusals = refusalsOf(payment, {payers.front().owedBack, 0}); !refusals.empty()) {
        return refusals;
    }
    FeePayment refund = payment;
    refund.number = nextPaymentNumber(tournament);
    refund.payer = payers.front().payer;
    Change change{{Action::RefundPayment}, {}, {}};
    change.label.participant = refund.payer.number;
    change.steps.emplace_back(PaymentExchange{refund.number, std::nullopt, refund});
    return change;
}

Warnings moneyAtStake(const Change& change, const Tournament& tournament)
{
    Warnings warnings;
    for (const auto number : removedBy(change)) {
        const auto* const person = findParticipant(tournament, number);
        const auto paid = person != nullptr ? person->paidCents() + takenBy(change, *person) : 0;
        if (paid > 0) {
            addWarning(warnings,
                       {MoneyDoubt::RemovedAfterPaying,
                        Pointer() / "participant"_L1,
                        {QString::number(plain(number)), person->name, QString::number(paid)}});
        }
    }
    return warnings;
}

Warnings paidSince(const QDateTime& since, const Change& change, const Tournament& tournament)
{
    std::set<PaymentNumber> ofChange;
    for (const auto& step : change.steps) {
        if (const auto* const payment = std::get_if<PaymentExchange>(&step)) {
            ofChange.insert(payment->key);
        }
    }
    Warnings warnings;
    for (const auto& step : change.steps) {
        const auto* const person = std::get_if<ParticipantExchange>(&step);
        const bool leaves = person != nullptr && person->before && person->after &&
                            isHere(*person->before) && !isHere(*person->after);
        const auto* const now = leaves ? findParticipant(tournament, person->key) : nullptr;
        if (now == nullptr) {
            continue;
        }
        std::int64_t paid = 0;
        for (const auto& payment : now->payments) {
            const bool isLater = payment.time && *payment.time >= registrationTime(since);
            paid += isLater && !ofChange.contains(payment.number) ? payment.cents : 0;
        }
        if (paid > 0) {
            addWarning(warnings,
                       {MoneyDoubt::PaidSince,
                        Pointer() / "participant"_L1,
                        {QString::number(plain(now->number)), now->name, QString::number(paid)}});
        }
    }
    return warnings;
}

void stampPayments(Change& change, const Stamp& stamp)
{
    for (auto& step : change.steps) {
        auto* const booked = std::get_if<PaymentExchange>(&step);
        if (booked == nullptr || booked->before || booked->after->time) {
            continue;
        }
        auto& payment = *booked->after;
        payment.time = registrationTime(stamp.time);
        payment.by = payment.by.isEmpty() ? stamp.desk : payment.by;
        payment.way = storedWay(payment.way);
        if (payment.way.isEmpty() && payment.box.isEmpty()) {
            payment.box = stamp.box;
        }
    }
}

Refusals feeClassesInUse(const Tournament& tournament, const Settings& wanted)
{
    Refusals refusals;
    for (const auto& one : tournament.settings.feeClasses) {
        if (findFeeClass(wanted, one.id) != nullptr) {
            continue;
        }
        QStringList people;
        for (const auto& person : tournament.participants) {
            if (person.feeClass == one.id) {
                people << person.name;
            }
        }
        if (!people.isEmpty()) {
            refusals.push_back({SettingsFault::FeeClassInUse,
                                Pointer() / "tournament"_L1 / "feeClasses"_L1,
                                {one.name, people.join(u"; "_s)}});
        }
    }
    return refusals;
}

} // namespace core
