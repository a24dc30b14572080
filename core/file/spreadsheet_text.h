#pragma once

#include <QString>

/// Texts that spreadsheets would change on opening a CSV file: formulas, dates, 04, 1E5, 10:30,
/// 1 2/3, TRUE.
namespace core {

/// Such a text with an apostrophe before it; any other as it is.
QString guardedText(const QString& text);

/// Takes the apostrophe off again.
QString unguardedText(const QString& text);

} // namespace core
