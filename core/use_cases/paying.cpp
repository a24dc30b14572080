#include "core/use_cases/paying.h"

#include "core/faults/faults.h"
#include "core/model/registration.h"
#include "core/money/start_fee.h"
#include "core/use_cases/place_checks.h"

#include <QStringList>

#include <algorithm>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

Refusals refusalsOf(const FeePayment& payment, const Participant& person)
{
    const Pointer place;
    const auto paid = person.paidCents();
    Refusals refusals;
    if (payment.cents == 0) {
        refusals.push_back({ParticipantFault::PaymentOfNothing, place / "cents"_L1, {}});
    } else if (!paymentRange.contains(payment.cents)) {
        refusals.push_back({ParticipantFault::PaymentOutOfRange,
                            place / "cents"_L1,
                            {QString::number(payment.cents)}});
    } else if (paid + payment.cents < 0) {
        refusals.push_back({ParticipantFault::RefundBeyondPaid,
                            place / "cents"_L1,
                            {QString::number(-payment.cents), QString::number(paid)}});
    } else if (!paidCentsRange.contains(paid + payment.cents)) {
        refusals.push_back({ParticipantFault::PaidOutOfRange,
                            place / "cents"_L1,
                            {QString::number(paid + payment.cents)}});
    }
    if (person.payments.size() >= mostPayments) {
        refusals.push_back(
            {ParticipantFault::TooManyPayments,
             place / "participant"_L1,
             {QString::number(person.payments.size() + 1), QString::number(mostPayments)}});
    }
    findPersonLineFaults(payment.note, place / "note"_L1, refusals);
    findPersonLineFaults(payment.by, place / "by"_L1, refusals);
    return refusals;
}

/// Payments without a time among the values before a change.
std::vector<FeePayment> undatedBefore(const Change& change)
{
    std::vector<FeePayment> undated;
    for (const auto& step : change.steps) {
        const auto* const person = std::get_if<ParticipantExchange>(&step);
        if (person != nullptr && person->before) {
            const auto& payments = person->before->payments;
            std::copy_if(payments.begin(), payments.end(), std::back_inserter(undated),
                         [](const FeePayment& payment) { return !payment.time; });
        }
    }
    return undated;
}

} // namespace

Result<Change> takePayment(const Tournament& tournament, StartNumber number,
                           const FeePayment& payment)
{
    const Participant* const before = findParticipant(tournament, number);
    if (before == nullptr) {
        return unknownPerson(number, Pointer() / "participant"_L1);
    }
    if (auto refusals = refusalsOf(payment, *before); !refusals.empty()) {
        return refusals;
    }
    Participant after = *before;
    after.payments.push_back(payment);
    Change change{{payment.cents > 0 ? Action::TakePayment : Action::RefundPayment}, {}, {}};
    change.label.participant = number;
    change.steps.emplace_back(ParticipantExchange{number, *before, std::move(after)});
    return change;
}

void stampPayments(Change& change, const Stamp& stamp)
{
    auto known = undatedBefore(change);
    for (auto& step : change.steps) {
        auto* const person = std::get_if<ParticipantExchange>(&step);
        if (person == nullptr || !person->after) {
            continue;
        }
        for (auto& payment : person->after->payments) {
            const auto old = std::find(known.begin(), known.end(), payment);
            if (old != known.end()) {
                known.erase(old);
            } else if (!payment.time) {
                payment.time = registrationTime(stamp.time);
                payment.by = payment.by.isEmpty() ? stamp.desk : payment.by;
            }
        }
    }
}

bool changesPayments(const Change& change)
{
    const auto paymentsOf = [](const std::optional<Participant>& person) {
        return person ? person->payments : std::vector<FeePayment>();
    };
    return std::any_of(change.steps.begin(), change.steps.end(), [&](const Step& step) {
        const auto* const person = std::get_if<ParticipantExchange>(&step);
        return person != nullptr && paymentsOf(person->before) != paymentsOf(person->after);
    });
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
