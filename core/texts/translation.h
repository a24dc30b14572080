#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <cstdint>
#include <memory>

namespace texts {

/// Installs the program's texts in the locale's first language that has a translation, else in
/// English, for as long as it lives.
class Translation
{
    Q_DISABLE_COPY_MOVE(Translation)

public:
    explicit Translation(const QLocale& locale);
    ~Translation();

private:
    QTranslator translator_;
    QTranslator qt_; ///< Qt's own texts: file dialogs, names of keys.
    std::unique_ptr<QTranslator> ofThreads_;
};

/// While it lives, this thread's texts are in a language of their own, for printing. A Translation
/// must outlive it.
class ThreadLanguage
{
    Q_DISABLE_COPY_MOVE(ThreadLanguage)

public:
    explicit ThreadLanguage(const QLocale& locale);
    ~ThreadLanguage();

private:
    QTranslator translator_;
    QLocale locale_;
};

/// The locale for numbers and dates: that of this thread's language, else the program's.
QLocale locale();

enum class Wording : std::uint8_t {
    Translated,
    English, ///< Machine-readable text is never translated.
};

/// `source` in that wording; must be marked with QT_TRANSLATE_NOOP(context, …).
QString worded(Wording wording, const char* context, const char* source);

} // namespace texts
