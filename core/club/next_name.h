#pragma once

#include <QDate>
#include <QLocale>
#include <QString>

#include <optional>

namespace core {

/// The name of the next evening after one named `last`, which was on `day`. That day in the name,
/// or its month or year, becomes `today` in the same form and language: "Clubabend 12.05.2026",
/// "5. Mai", "Runde Mai 2026", "May 12, 2026", "2026-05-12". A running number, at the end or first
/// as in "2. Clubabend", becomes the next. A name with neither stays. `language` is that of months
/// written alike in German and English.
QString nextName(const QString& last, std::optional<QDate> day, QDate today,
                 QLocale::Language language);

/// Whether the name has that day in it, in any such form with day, month and year.
bool namesDay(const QString& name, QDate day);

} // namespace core
