#include "reports/documents/usual_print.h"

namespace documents {

using namespace Qt::Literals::StringLiterals;

typeset::PaperSize usualPaper(const QLocale& locale)
{
    return locale.measurementSystem() == QLocale::ImperialUSSystem ? typeset::PaperSize::Letter
                                                                   : typeset::PaperSize::A4;
}

QString keyOf(typeset::PaperSize paper)
{
    return paper == typeset::PaperSize::Letter ? u"letter"_s : u"a4"_s;
}

std::optional<typeset::PaperSize> paperOf(const QString& word)
{
    return word == u"a4"       ? std::optional(typeset::PaperSize::A4)
           : word == u"letter" ? std::optional(typeset::PaperSize::Letter)
                               : std::nullopt;
}

std::optional<QLocale> usualLocale(const QString& language)
{
    const bool german = language == u"de"_s;
    if (!german && language != u"en"_s) {
        return std::nullopt;
    }
    const QLocale own;
    if (own.language() == (german ? QLocale::German : QLocale::English)) {
        // Ignores the system's separate regional settings: a German region must not give an English
        // document German dates.
        return QLocale(own.language(), own.territory());
    }
    return german ? QLocale(QLocale::German, QLocale::Germany)
                  : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

} // namespace documents
