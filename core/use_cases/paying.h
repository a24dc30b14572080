#pragma once

#include "core/change.h"
#include "core/result.h"

#include <QDateTime>
#include <QString>

namespace core {

/// Adds a payment or, where it is negative, a refund, of at most what was paid. Places:
/// "/participant", "/cents", "/note", "/by".
Result<Change> takePayment(const Tournament& tournament, StartNumber number,
                           const FeePayment& payment);

/// Stamps new payments in a change with time and desk where missing. Earlier ones are left
/// unchanged.
void stampPayments(Change& change, const QString& desk, const QDateTime& now);

/// Whether undoing the change would revert a payment or a refund.
bool changesPayments(const Change& change);

/// Why fee classes cannot be removed: people are in them. Places: "/tournament/feeClasses".
Refusals feeClassesInUse(const Tournament& tournament, const Settings& wanted);

} // namespace core
