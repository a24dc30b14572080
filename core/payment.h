#pragma once

#include "fee.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

/// The payment of the licence fee, and how a banking app reads it from a QR code.
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

/// The payment of the fee to the rights holder. What is too long is shortened at whole characters
/// until the code has room for it, first the text (of one made from event and date the event),
/// then the name; what is no BIC is left out. Nothing if there is nothing to pay, or no name or
/// IBAN to pay to.
std::optional<Payment> licencePayment(const Settings& settings, const Fee& fee);

/// Whether it has the form of a BIC (ISO 9362). Blanks are ignored.
bool isValidBic(const QString& bic);

/// What a payment code holds: EPC069-12, version 002, in UTF-8; at most 331 bytes.
QByteArray paymentCode(const Payment& payment);

} // namespace core
