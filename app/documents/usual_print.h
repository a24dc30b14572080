#pragma once

#include "reports/paper.h"

#include <QLocale>
#include <QString>

#include <optional>

/// On what and in which manner one prints unless asked otherwise.
namespace documents {

/// A4, or Letter where the country measures in its inches.
reports::PaperSize usualPaper(const QLocale& locale = QLocale());

/// The manner of writing in "de" or "en": the program's where it speaks the language, so that days
/// are written as in its country, else Germany's or the United Kingdom's. Nothing for other words.
std::optional<QLocale> usualLocale(const QString& language);

} // namespace documents
