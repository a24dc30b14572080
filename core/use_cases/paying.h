#pragma once

#include "core/change/change.h"
#include "core/model/result.h"
#include "core/store/store.h"

namespace core {

/// Adds a payment or, where it is negative, a refund, of at most what was paid. Places:
/// "/participant", "/cents", "/note", "/by".
Result<Change> takePayment(const Tournament& tournament, StartNumber number,
                           const FeePayment& payment);

/// Says of all payments that a change makes, and that do not say so themselves, when and by which
/// desk they were taken. Those that were there before are left as they are.
void stampPayments(Change& change, const Stamp& stamp);

/// Whether undoing the change would revert a payment or a refund.
bool changesPayments(const Change& change);

/// Why fee classes cannot be removed: people are in them. Places: "/tournament/feeClasses".
Refusals feeClassesInUse(const Tournament& tournament, const Settings& wanted);

} // namespace core
