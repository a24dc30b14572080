#include "usual_print.h"

namespace documents {

reports::PaperSize usualPaper(const QLocale& locale)
{
    return locale.measurementSystem() == QLocale::ImperialUSSystem ? reports::PaperSize::Letter
                                                                   : reports::PaperSize::A4;
}

std::optional<QLocale> usualLocale(const QString& language)
{
    const bool german = language == QStringLiteral("de");
    if (!german && language != QStringLiteral("en")) {
        return std::nullopt;
    }
    const QLocale own;
    if (own.language() == (german ? QLocale::German : QLocale::English)) {
        return own;
    }
    return german ? QLocale(QLocale::German, QLocale::Germany)
                  : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

} // namespace documents
