#pragma once

#include "core/model/tournament.h"

#include <cstdint>
#include <vector>

/// Payments as members of the tournament: they stay whatever becomes of the participant.
namespace core {

/// The participant without payments, which are booked one by one.
Participant withoutPayments(Participant participant);

/// A payment that says who paid, as for those who were removed.
struct NamedPayment
{
    FeePayment payment;
};

/// Somebody as a payer.
Payer payerOf(const Participant& participant);
/// Whether the payer is that participant: by uuid, or in a tournament that was never stored, by
/// number and name.
bool isPayer(const Payer& payer, const Participant& participant);

/// Everything booked, of present participants first.
std::vector<FeePayment> paymentsOf(const Tournament& tournament);
/// The payment with that number; nullptr if there is none.
const FeePayment* findPayment(const Tournament& tournament, PaymentNumber number);

/// The number of the next payment.
PaymentNumber nextPaymentNumber(const Tournament& tournament);
/// The same tournament with a number and a payer for each payment that was not booked yet.
Tournament withPaymentNumbers(Tournament tournament);

/// How somebody who was removed stands.
struct FormerPayer
{
    Payer payer;
    std::int64_t owedBack = 0; ///< What they paid and did not get back; 0 or more.

    friend bool operator==(const FormerPayer&, const FormerPayer&) = default;
};

/// Everybody in Tournament::formerPayments, in the order of their first payment.
std::vector<FormerPayer> formerPayers(const Tournament& tournament);

} // namespace core
