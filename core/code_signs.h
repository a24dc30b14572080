#pragma once

#include <QChar>
#include <QString>
#include <QStringView>

#include <optional>

/// The signs of codes that people read and type: Crockford's base 32, capitals and digits without
/// I, L, O and U.
namespace core {

/// `value` is below 32.
QLatin1Char codeSign(unsigned value);

/// Nothing if that is no sign of a code.
std::optional<unsigned> valueOfCodeSign(QChar sign);

/// A code as it was typed, for comparison: without blanks and dashes, in capitals, the letters that
/// no code has as the digits they are mistaken for.
QString plainCode(QStringView typed);

} // namespace core
