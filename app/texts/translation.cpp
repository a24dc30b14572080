#include "translation.h"

#include <QLibraryInfo>

// Keeps the linker from dropping the translations, which nothing else in this library refers to.
static void useTranslations()
{
    Q_INIT_RESOURCE(rummy_texts_translations);
}

namespace texts {

namespace {

const QString separator = QStringLiteral("_");

/// A language of a thread's own.
struct Tongue
{
    const QTranslator* translator = nullptr;
    const QLocale* locale = nullptr;
};
thread_local Tongue tongue;

/// Asked before all others: answers in threads that have a language of their own.
class ThreadTranslator : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char* context, const char* text, const char* remark,
                                    int count) const override
    {
        if (tongue.translator == nullptr) {
            return {};
        }
        const auto found = tongue.translator->translate(context, text, remark, count);
        // English has translations where it counts alone.
        return found.isNull() ? QString::fromUtf8(text) : found;
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

bool load(QTranslator& translator, const QLocale& locale)
{
    const QString folder = QStringLiteral(":/i18n");
    const QString name = QStringLiteral("rummy_director");
    return translator.load(locale, name, separator, folder) ||
           translator.load(QLocale(QLocale::English), name, separator, folder);
}

} // namespace

Translation::Translation(const QLocale& locale) : ofThreads_(std::make_unique<ThreadTranslator>())
{
    useTranslations();
    if (load(translator_, locale)) {
        QCoreApplication::installTranslator(&translator_);
    }
    if (qt_.load(locale, QStringLiteral("qtbase"), separator,
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&qt_);
    }
    QCoreApplication::installTranslator(ofThreads_.get());
}

Translation::~Translation()
{
    QCoreApplication::removeTranslator(ofThreads_.get());
    QCoreApplication::removeTranslator(&qt_);
    QCoreApplication::removeTranslator(&translator_);
}

ThreadLanguage::ThreadLanguage(const QLocale& locale) : locale_(locale)
{
    load(translator_, locale);
    tongue = {&translator_, &locale_};
}

ThreadLanguage::~ThreadLanguage()
{
    tongue = {};
}

QLocale locale()
{
    return tongue.locale != nullptr ? *tongue.locale : QLocale();
}

} // namespace texts
