#pragma once

#include "core/change/change.h"
#include "core/model/result.h"
#include "core/store/store.h"

namespace core {

/// Adds a payment or, where it is negative, a refund, of at most what was paid. Places:
/// "/participant", "/cents", "/note", "/by".
Result<Change> takePayment(const Tournament& tournament, StartNumber number,
                           const FeePayment& payment);

/// Pays back what somebody is owed who was removed: at most that. The payer is found by uuid or,
/// where it is null, by start number and name; the name can be left out where one person alone is
/// owed something under that number. Places: as of takePayment().
Result<Change> refundFormer(const Tournament& tournament, const Payer& payer,
                            const FeePayment& payment);

/// For each person whom the change removes and whose payments it leaves:
/// MoneyDoubt::RemovedAfterPaying.
Warnings moneyAtStake(const Change& change, const Tournament& tournament);
/// For each person who would no longer be here by the change, and has paid since that moment what
/// the change leaves: MoneyDoubt::PaidSince. Taking the money confirmed that they are here.
Warnings paidSince(const QDateTime& since, const Change& change, const Tournament& tournament);

/// Says of all payments that a change makes, and that do not say so themselves, when, by
/// which desk and into which box they were taken. Ways are booked as storedWay(). Those that were
/// there before are left as they are.
void stampPayments(Change& change, const Stamp& stamp);

/// Why fee classes cannot be removed: people are in them. Places: "/tournament/feeClasses".
Refusals feeClassesInUse(const Tournament& tournament, const Settings& wanted);

} // namespace core
