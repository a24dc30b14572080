#pragma once

#include "core/club/cash.h"
#include "core/club/cash_report.h"
#include "core/money/start_fee.h"
#include "core/ranking/summary.h"

#include <QString>

#include <cstdint>

/// The cash box and payments in words.
namespace texts {

/// "Expense".
QString text(core::CashKind kind);

/// How something was paid: "transfer", a word of the club's own; empty for cash.
QString wayText(const QString& way);

/// "Door 2"; the one without a name as the main box.
QString boxText(const QString& box);
/// What makes up what is in a box: "50.00 float + 78.00 fees".
QString contentsText(const core::BoxTotals& box);

/// A coin or note: "50 ct", "2 €".
QString pieceText(std::int32_t cents);

/// Whether that payment is meant: "That makes 800 € for a start fee of 8 € …".
QString text(const core::PaymentDoubt& doubt);
/// Why not to book at a copy: "The cash book has the start fees of Club evening, no. 3: …"
QString countedInsteadText(const core::TournamentSummary& counted);

/// With its sign, none for zero: "+2.50", "−0.10", "0.00".
QString signedCentsText(std::int64_t cents);

} // namespace texts
