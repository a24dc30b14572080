#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

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
};

} // namespace texts
