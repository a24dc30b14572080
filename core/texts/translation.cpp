#include "core/texts/translation.h"

#include <QLibraryInfo>

// Keeps the linker from dropping the translations, which nothing else in this library refers to.
static void useTranslations()
{
    Q_INIT_RESOURCE(rummy_texts_translations);
}

namespace texts {

namespace {

/// The language of a thread; null where it has none of its own.
struct ThreadLanguageInUse
{
    const QTranslator* translator = nullptr;
    const QLocale* locale = nullptr;
};
thread_local ThreadLanguageInUse own;

/// Installed last, so queried first; answers only in threads with a language of their own.
class ThreadTranslator : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char* context, const char* text, const char* remark,
                                    int count) const override
    {
        if (own.translator == nullptr) {
            return {};
        }
        const auto found = own.translator->translate(context, text, remark, count);
        // The English translation contains plural forms only.
        return found.isNull() ? QString::fromUtf8(text) : found;
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

bool load(QTranslator& translator, const QLocale& locale)
{
    const QString folder = QStringLiteral(":/i18n");
    const QString name = QStringLiteral("rummy_director");
    return translator.load(locale, name, QStringLiteral("_"), folder) ||
           translator.load(QLocale(QLocale::English), name, QStringLiteral("_"), folder);
}

} // namespace

Translation::Translation(const QLocale& locale) : ofThreads_(std::make_unique<ThreadTranslator>())
{
    useTranslations();
    if (load(translator_, locale)) {
        QCoreApplication::installTranslator(&translator_);
    }
    if (qt_.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
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
    own = {&translator_, &locale_};
}

ThreadLanguage::~ThreadLanguage()
{
    own = {};
}

QLocale locale()
{
    return own.locale != nullptr ? *own.locale : QLocale();
}

QString worded(Wording wording, const char* context, const char* source)
{
    return wording == Wording::English ? QString::fromUtf8(source)
                                       : QCoreApplication::translate(context, source);
}

} // namespace texts
