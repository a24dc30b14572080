#include "core/use_cases/participant_steps.h"

#include "core/model/bookings.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace core {

void ParticipantSteps::add(Change& change, const Participant& added)
{
    change.steps.emplace_back(
        ParticipantExchange{added.number, std::nullopt, withoutPayments(added)});
    for (const auto& payment : added.payments) {
        book(change, added, payment);
    }
}

void ParticipantSteps::exchange(Change& change, const Participant& before, const Participant& after)
{
    auto old = withoutPayments(before);
    auto now = withoutPayments(after);
    if (now.number != old.number) {
        change.steps.emplace_back(ParticipantExchange{old.number, std::move(old), std::nullopt});
        change.steps.emplace_back(ParticipantExchange{now.number, std::nullopt, std::move(now)});
    } else if (now != old) {
        change.steps.emplace_back(ParticipantExchange{old.number, std::move(old), std::move(now)});
    }
    auto known = before.payments;
    for (const auto& payment : after.payments) {
        const auto found = std::find(known.begin(), known.end(), payment);
        if (found != known.end()) {
            known.erase(found);
        } else {
            book(change, after, payment);
        }
    }
}

void ParticipantSteps::remove(Change& change, const Participant& removed)
{
    change.steps.emplace_back(
        ParticipantExchange{removed.number, withoutPayments(removed), std::nullopt});
}

void ParticipantSteps::handOver(Change& change, const Participant& from, const Participant& to)
{
    for (const auto& payment : from.payments) {
        auto handedOver = payment;
        handedOver.payer = payerOf(to);
        change.steps.emplace_back(PaymentExchange{payment.number, payment, handedOver});
    }
}

void ParticipantSteps::book(Change& change, const Participant& payer, FeePayment payment)
{
    if (next_ == PaymentNumber{0}) {
        next_ = nextPaymentNumber(tournament_);
    }
    payment.number = std::exchange(next_, PaymentNumber{plain(next_) + 1});
    payment.payer = payerOf(payer);
    change.steps.emplace_back(PaymentExchange{payment.number, std::nullopt, payment});
}

} // namespace core
