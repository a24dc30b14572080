#pragma once

#include "core/certificate.h"

#include <QString>

/// The fields of certificates as a director reads and types them, in the language in force. What
/// is kept and exported always has the words of the tournament file.
namespace texts {

/// "{Platz}" in German, "{place}" in English.
QString fieldText(core::CertificateField field);

/// The text with its fields as in fieldText().
QString withLocalFields(const QString& text);

/// The text with its fields as in the tournament file: those of the language in force, however
/// their letters are cased, and those that have the file's words already.
QString withFileFields(const QString& text);

} // namespace texts
