#pragma once

#include "core/model/certificate.h"

#include <QString>

/// Certificate fields as a director reads and types them, in the current language. Stored and
/// exported texts always use the words of the tournament file.
namespace texts {

/// "{Platz}" in German, "{place}" in English.
QString fieldText(core::CertificateField field);

/// The text with its fields as in fieldText().
QString withLocalFields(const QString& text);

/// The text with its fields as in the tournament file: accepts the current language, in any case,
/// and the file's own words.
QString withFileFields(const QString& text);

} // namespace texts
