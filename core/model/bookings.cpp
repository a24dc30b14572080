#include "core/model/bookings.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

constexpr PaymentNumber unnumbered{0};

bool isSamePayer(const Payer& left, const Payer& right)
{
    return left.participant.value.isNull() ? left == right : left.participant == right.participant;
}

} // namespace

Participant withoutPayments(Participant participant)
{
    participant.payments.clear();
    return participant;
}

Payer payerOf(const Participant& participant)
{
    return {participant.uuid, participant.number, participant.name};
}

bool isPayer(const Payer& payer, const Participant& participant)
{
    return isSamePayer(payer, payerOf(participant));
}

std::vector<FeePayment> paymentsOf(const Tournament& tournament)
{
    std::vector<FeePayment> payments;
    for (const auto& participant : tournament.participants) {
        payments.insert(payments.end(), participant.payments.begin(), participant.payments.end());
    }
    payments.insert(payments.end(), tournament.formerPayments.begin(),
                    tournament.formerPayments.end());
    return payments;
}

const FeePayment* findPayment(const Tournament& tournament, PaymentNumber number)
{
    const auto in = [number](const std::vector<FeePayment>& payments) {
        const auto found = std::find_if(payments.begin(), payments.end(),
                                        [&](const auto& one) { return one.number == number; });
        return found != payments.end() ? &*found : nullptr;
    };
    for (const auto& participant : tournament.participants) {
        if (const auto* const found = in(participant.payments)) {
            return found;
        }
    }
    return in(tournament.formerPayments);
}

PaymentNumber nextPaymentNumber(const Tournament& tournament)
{
    PaymentNumber largest = unnumbered;
    for (const auto& participant : tournament.participants) {
        for (const auto& payment : participant.payments) {
            largest = std::max(largest, payment.number);
        }
    }
    for (const auto& payment : tournament.formerPayments) {
        largest = std::max(largest, payment.number);
    }
    return PaymentNumber{plain(largest) + 1};
}

Tournament withPaymentNumbers(Tournament tournament)
{
    auto next = nextPaymentNumber(tournament);
    const auto number = [&next](FeePayment& payment) {
        if (payment.number == unnumbered) {
            payment.number = std::exchange(next, PaymentNumber{plain(next) + 1});
        }
    };
    for (auto& participant : tournament.participants) {
        for (auto& payment : participant.payments) {
            if (payment.number == unnumbered) {
                payment.payer = payerOf(participant);
            }
            number(payment);
        }
    }
    std::for_each(tournament.formerPayments.begin(), tournament.formerPayments.end(), number);
    return tournament;
}

std::vector<FormerPayer> formerPayers(const Tournament& tournament)
{
    std::vector<FormerPayer> payers;
    for (const auto& payment : tournament.formerPayments) {
        auto found = std::find_if(payers.begin(), payers.end(), [&](const FormerPayer& known) {
            return isSamePayer(known.payer, payment.payer);
        });
        if (found == payers.end()) {
            found = payers.insert(found, {payment.payer, 0});
        }
        found->owedBack += payment.cents;
    }
    return payers;
}

} // namespace core
