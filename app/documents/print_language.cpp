#include "print_language.h"

#include <QCoreApplication>

namespace documents {

QString SourceWords::translate(const char* /*context*/, const char* source,
                               const char* /*disambiguation*/, int /*count*/) const
{
    return QString::fromUtf8(source);
}

PrintLanguage::PrintLanguage(const QLocale& locale)
{
    // A translation of English has but the plurals: what it lacks must not be looked for in the
    // language that was in force before.
    QCoreApplication::installTranslator(&source_);
    translation_.emplace(locale);
    QLocale::setDefault(locale);
}

PrintLanguage::~PrintLanguage()
{
    QLocale::setDefault(former_);
    translation_.reset();
    QCoreApplication::removeTranslator(&source_);
}

std::optional<QLocale> printLocale(const QString& language)
{
    const auto spoken = language == QStringLiteral("de")   ? QLocale::German
                        : language == QStringLiteral("en") ? QLocale::English
                                                           : QLocale::AnyLanguage;
    if (spoken == QLocale::AnyLanguage) {
        return std::nullopt;
    }
    const auto system = QLocale::system();
    if (system.language() == spoken) {
        return system;
    }
    return spoken == QLocale::German ? QLocale(QLocale::German, QLocale::Germany)
                                     : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

reports::PaperSize usualPaper(const QLocale& locale)
{
    return locale.measurementSystem() == QLocale::ImperialUSSystem ? reports::PaperSize::Letter
                                                                   : reports::PaperSize::A4;
}

} // namespace documents
