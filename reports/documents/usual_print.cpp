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

namespace {

/// The language with the country of `own`, if that is its language, else its usual country.
std::optional<QLocale> localeIn(const QString& language, const QLocale& own)
{
    const bool german = language == u"de"_s;
    if (!german && language != u"en"_s) {
        return std::nullopt;
    }
    if (own.language() == (german ? QLocale::German : QLocale::English)) {
        // Ignores the system's separate regional settings: a German region must not give an English
        // document German dates.
        return QLocale(own.language(), own.territory());
    }
    return german ? QLocale(QLocale::German, QLocale::Germany)
                  : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

} // namespace

std::optional<QLocale> usualLocale(const QString& language)
{
    return localeIn(language, QLocale());
}

QLocale programLocale(const QString& language)
{
    return localeIn(language, QLocale::system()).value_or(QLocale::system());
}

} // namespace documents
