#include "translation.h"

#include <QLibraryInfo>

// Keeps the linker from dropping the translations, which nothing else in this library refers to.
static void useTranslations()
{
    Q_INIT_RESOURCE(rummy_texts_translations);
}

namespace texts {

Translation::Translation(const QLocale& locale)
{
    useTranslations();
    const QString folder = QStringLiteral(":/i18n");
    const QString name = QStringLiteral("rummy_director");
    const QString separator = QStringLiteral("_");
    if (translator_.load(locale, name, separator, folder) ||
        translator_.load(QLocale(QLocale::English), name, separator, folder)) {
        QCoreApplication::installTranslator(&translator_);
    }
    if (qt_.load(locale, QStringLiteral("qtbase"), separator,
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&qt_);
    }
}

Translation::~Translation()
{
    QCoreApplication::removeTranslator(&qt_);
    QCoreApplication::removeTranslator(&translator_);
}

} // namespace texts
