#pragma once

#include "app/texts/translation.h"
#include "reports/paper.h"

#include <QLocale>
#include <QString>
#include <QTranslator>

#include <optional>

/// The language and the paper that are usual where one prints, or asked for.
namespace documents {

/// The words as they stand in the source, English, in place of any other language's.
class SourceWords : public QTranslator
{
public:
    using QTranslator::QTranslator;
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source,
                                    const char* disambiguation, int count) const override;
};

/// Texts and numbers in another language than the program's while it lives.
class PrintLanguage
{
public:
    explicit PrintLanguage(const QLocale& locale);
    ~PrintLanguage();
    PrintLanguage(const PrintLanguage&) = delete;
    PrintLanguage& operator=(const PrintLanguage&) = delete;
    PrintLanguage(PrintLanguage&&) = delete;
    PrintLanguage& operator=(PrintLanguage&&) = delete;

private:
    QLocale former_;
    SourceWords source_;
    std::optional<texts::Translation> translation_;
};

/// The locale of a language "de" or "en": that of the system where it speaks the language, so
/// that days are written as people there write them, else Germany's or the United Kingdom's.
/// Nothing for other words.
std::optional<QLocale> printLocale(const QString& language);

/// A4, or Letter where the country measures in its inches.
reports::PaperSize usualPaper(const QLocale& locale = QLocale::system());

} // namespace documents
