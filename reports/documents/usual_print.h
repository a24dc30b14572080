#pragma once

#include "reports/typeset/paper.h"

#include <QLocale>
#include <QString>

#include <optional>

/// Paper and locale of prints, and their words in commands and settings.
namespace documents {

/// A4, or Letter in countries that use it.
typeset::PaperSize usualPaper(const QLocale& locale = QLocale());

/// "a4", "letter".
QString keyOf(typeset::PaperSize paper);
/// Nothing for other words.
std::optional<typeset::PaperSize> paperOf(const QString& word);

/// The locale for "de" or "en": the program's own if it has that language, so that dates follow its
/// country, else Germany's or the United Kingdom's. Nothing for other words.
std::optional<QLocale> usualLocale(const QString& language);

/// The locale of a program in that language, or for "" in the system's: usualLocale() with the
/// system's country, so that English in Germany has A4 paper and days before months.
QLocale programLocale(const QString& language);

} // namespace documents
