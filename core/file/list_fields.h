#pragma once

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>

/// What people write into the fields of a list; only for the readers of lists.
namespace core {

/// "5", "7,50 €", "5,-", "5 Euro", "1.005,00": in cents. Nothing for anything else, and for
/// thousands without cents: "1.005".
std::optional<std::int64_t> amountIn(const QString& text);

/// What a list says of a start fee.
struct ListedPayment
{
    std::optional<std::int64_t> cents = std::nullopt; ///< Nothing: the fee, or nothing was paid.
    bool isPaid = false;
    std::optional<QString> way = std::nullopt; ///< As of FeePayment::way; nothing: not said.

    friend bool operator==(const ListedPayment&, const ListedPayment&) = default;
};

/// An amount, "yes" or "no" in many words, how it was paid ("bar", "PayPal"), or an amount with one
/// of these: "5,00 € bar". Nothing if not understood.
std::optional<ListedPayment> paymentIn(const QString& text);

/// ISO 8601, or as spreadsheets and forms write it: "5.10.26, 19:03 Uhr", "2026/10/05 7:03:22 PM
/// MEZ"; in this computer's time zone unless another is named. Nothing where day and month could be
/// meant in either order: "5/11/2026".
std::optional<QDateTime> momentIn(const QString& text);

/// "Sum:", "Summe Startgeld", "Gesamt: 2 Personen", "Σ".
bool beginsWithSumWord(const QString& field);

} // namespace core
