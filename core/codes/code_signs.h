#pragma once

#include <QChar>
#include <QString>
#include <QStringView>

#include <optional>

/// The characters of codes that people read and type: Crockford's base 32, capitals and digits
/// without I, L, O and U.
namespace core {

/// `value` is below 32.
QLatin1Char codeSign(unsigned value);

/// std::nullopt if the character belongs to no code.
std::optional<unsigned> valueOfCodeSign(QChar sign);

/// A typed code, normalised for comparison: no blanks or dashes, capitals, and letters that no code
/// uses replaced by the digits they are mistaken for.
QString plainCode(QStringView typed);

} // namespace core
