#include "core/file/spreadsheet_text.h"

#include <QRegularExpression>

namespace core {

namespace {

constexpr QChar guard = u'\'';

bool isPlainNumber(const QString& text)
{
    static const QRegularExpression number(QStringLiteral("^[+-]?(?:0|[1-9][0-9]*)([.,][0-9]+)?$"));
    return number.match(text).hasMatch();
}

bool looksLikeFormula(const QString& text)
{
    static const QString beginnings = QStringLiteral("=+-@\t\r");
    return !text.isEmpty() && beginnings.contains(text.front()) && !isPlainNumber(text);
}

/// "3-4", "1.3.", "May 5": nobody types a date into a club or a name.
bool looksLikeDate(const QString& text)
{
    static const QRegularExpression date(
        QStringLiteral(R"(^(?:\d{1,4}\s*[-/]\s*\d{1,4}(?:\s*[-/]\s*\d{1,4})?)"
                       R"(|\d{1,2}\.\s*\d{1,2}\.\s*(?:\d{2,4})?)"
                       R"(|\d{1,4}[-. ]*MONTH(?:[-. ]*\d{1,4})?|MONTH[-. ]*\d{1,4})$)")
            .replace(QStringLiteral("MONTH"),
                     QStringLiteral("(?:jan(?:uary?|uar)?|feb(?:ruary?|ruar)?|m[aä]r(?:ch|z)?"
                                    "|apr(?:il)?|ma[iy]|june?|juni|july?|juli|aug(?:ust)?"
                                    "|sep(?:t(?:ember)?)?|o[ck]t(?:ober)?|nov(?:ember)?"
                                    "|de[cz](?:ember)?)")),
        QRegularExpression::CaseInsensitiveOption);
    return date.match(text).hasMatch();
}

/// "04", "1E5", "10:30", "1 2/3", "true" in English and German.
bool looksLikeValue(const QString& text)
{
    static const QRegularExpression value(
        QStringLiteral(R"(^(?:0[0-9]+(?:[.,][0-9]*)?|[0-9]+(?:[.,][0-9]+)?E[+-]?[0-9]+)"
                       R"(|\d{1,4}:\d{2}(?::\d{2})?(?:\s*[AP]M)?|\d+\s+\d+\s*/\s*\d+)"
                       R"(|TRUE|FALSE|WAHR|FALSCH)$)"),
        QRegularExpression::CaseInsensitiveOption);
    return value.match(text).hasMatch();
}

bool needsGuard(const QString& text)
{
    return looksLikeFormula(text) || looksLikeDate(text) || looksLikeValue(text);
}

/// Whether unguardedText() would take something off.
bool isGuarded(const QString& text)
{
    if (!text.startsWith(guard)) {
        return false;
    }
    const auto rest = text.mid(1);
    return needsGuard(rest) || isGuarded(rest);
}

} // namespace

QString guardedText(const QString& text)
{
    return needsGuard(text) || isGuarded(text) ? guard + text : text;
}

QString unguardedText(const QString& text)
{
    return isGuarded(text) ? text.mid(1) : text;
}

} // namespace core
