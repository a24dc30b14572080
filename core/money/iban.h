#pragma once

#include <QString>

namespace core {

/// Whether it is an IBAN (ISO 13616): country, two check digits that are right by ISO 7064
/// mod 97-10, and at most 30 letters or digits. Blanks are ignored.
bool isValidIban(const QString& iban);

} // namespace core
