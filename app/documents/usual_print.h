#pragma once

#include "reports/paper.h"

#include <QLocale>
#include <QString>

#include <optional>

/// On what and in which manner one prints, by the words that commands and memories have for it.
namespace documents {

/// A4, or Letter where the country measures in its inches.
reports::PaperSize usualPaper(const QLocale& locale = QLocale());

/// "a4", "letter".
QString wordOf(reports::PaperSize paper);
/// Nothing for other words.
std::optional<reports::PaperSize> paperOf(const QString& word);

/// The manner of writing in "de" or "en": the program's where it speaks the language, so that days
/// are written as in its country, else Germany's or the United Kingdom's. Nothing for other words.
std::optional<QLocale> usualLocale(const QString& language);

} // namespace documents
