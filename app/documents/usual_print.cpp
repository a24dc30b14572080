#include "usual_print.h"

namespace documents {

using namespace Qt::Literals::StringLiterals;

reports::PaperSize usualPaper(const QLocale& locale)
{
    return locale.measurementSystem() == QLocale::ImperialUSSystem ? reports::PaperSize::Letter
                                                                   : reports::PaperSize::A4;
}

QString wordOf(reports::PaperSize paper)
{
    return paper == reports::PaperSize::Letter ? u"letter"_s : u"a4"_s;
}

std::optional<reports::PaperSize> paperOf(const QString& word)
{
    for (const auto paper : {reports::PaperSize::A4, reports::PaperSize::Letter}) {
        if (wordOf(paper) == word) {
            return paper;
        }
    }
    return std::nullopt;
}

std::optional<QLocale> usualLocale(const QString& language)
{
    const bool german = language == u"de"_s;
    if (!german && language != u"en"_s) {
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
