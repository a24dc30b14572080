#pragma once

#include "core/model/refusal.h"
#include "core/money/fee.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

/// The payment of the licence fee, and its QR code for banking apps.
namespace core {

/// A SEPA credit transfer within the limits of EPC069-12, as licencePayment() makes it.
struct Payment
{
    QString name;           ///< Of the rights holder: one line, 1 to 70 characters.
    QString iban;           ///< Valid, without blanks.
    QString bic;            ///< 8 or 11 letters and digits; may be empty.
    std::int64_t cents = 1; ///< 1 to 99'999'999'999.
    QString text;           ///< One line of up to 140 characters; may be empty.

    friend bool operator==(const Payment&, const Payment&) = default;
};

/// What in a licence is too long for a payment code: the name, or name and text together. Refusals
/// give the number of characters found and allowed.
Refusals paymentFaultsOf(const Licence& licence, const Pointer& place);

/// The payment of the fee to the rights holder. In a text made from event and date the event is
/// shortened to fit; an invalid BIC is left out. Nothing if there is nothing to pay, no name or
/// IBAN to pay to, or if paymentFaultsOf() reports any.
std::optional<Payment> licencePayment(const Settings& settings, const Fee& fee);

/// Whether it has the format of a BIC (ISO 9362). Blanks are ignored.
bool isValidBic(const QString& bic);

/// The contents of a payment code: EPC069-12, version 002, in UTF-8; at most 331 bytes.
QByteArray paymentCode(const Payment& payment);

} // namespace core
