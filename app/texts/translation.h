#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace texts {

/// The program's texts in somebody's language while it lives: the first of their languages there
/// is a translation for, else English.
class Translation
{
public:
    explicit Translation(const QLocale& locale);
    ~Translation();
    Translation(const Translation&) = delete;
    Translation& operator=(const Translation&) = delete;
    Translation(Translation&&) = delete;
    Translation& operator=(Translation&&) = delete;

private:
    QTranslator translator_;
    QTranslator qt_; ///< Qt's own texts: file dialogs, names of keys.
    std::unique_ptr<QTranslator> ofThreads_;
};

/// The texts that this thread makes while it lives in a language of their own, whatever the
/// program's is: for what is printed. There has to be a Translation that outlives it.
class ThreadLanguage
{
public:
    explicit ThreadLanguage(const QLocale& locale);
    ~ThreadLanguage();
    ThreadLanguage(const ThreadLanguage&) = delete;
    ThreadLanguage& operator=(const ThreadLanguage&) = delete;
    ThreadLanguage(ThreadLanguage&&) = delete;
    ThreadLanguage& operator=(ThreadLanguage&&) = delete;

private:
    QTranslator translator_;
    QLocale locale_;
};

/// What numbers and dates are written by: this thread's language, else the program's.
QLocale locale();

} // namespace texts
