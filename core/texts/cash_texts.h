#pragma once

#include "core/club/cash.h"
#include "core/money/start_fee.h"

#include <QString>

#include <cstdint>

/// The cash box and payments in words.
namespace texts {

/// "Expense".
QString text(core::CashKind kind);

/// How something was paid: "transfer", a word of the club's own; empty for cash.
QString wayText(const QString& way);

/// A coin or note: "50 ct", "2 €".
QString pieceText(std::int32_t cents);

/// Whether that payment is meant: "That makes 800 € for a start fee of 8 € …".
QString text(const core::PaymentDoubt& doubt);

/// With its sign, none for zero: "+2.50", "−0.10", "0.00".
QString signedCentsText(std::int64_t cents);

} // namespace texts
