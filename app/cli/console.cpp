#include "console.h"

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

bool breaksTheLine(QChar character)
{
    switch (character.category()) {
    case QChar::Other_Control:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

QString escaped(QChar character)
{
    switch (character.unicode()) {
    case u'\n':
        return u"\\n"_s;
    case u'\r':
        return u"\\r"_s;
    case u'\t':
        return u"\\t"_s;
    default:
        return u"\\u%1"_s.arg(static_cast<uint>(character.unicode()), 4, 16, QChar(u'0'));
    }
}

} // namespace

void Console::print(const QString& line)
{
    output_ += line.toUtf8() + '\n';
}

void Console::error(const QString& place, const QString& text)
{
    errors_ += "error: " + inOneLine(place).toUtf8() + ": " + inOneLine(text).toUtf8() + '\n';
}

void Console::warning(const QString& place, const QString& text)
{
    errors_ += "warning: " + inOneLine(place).toUtf8() + ": " + inOneLine(text).toUtf8() + '\n';
}

void Console::hint(const QString& text)
{
    errors_ += inOneLine(text).toUtf8() + '\n';
}

QString inOneLine(const QString& text)
{
    QString line;
    line.reserve(text.size());
    for (const QChar character : text) {
        line += breaksTheLine(character) ? escaped(character) : QString(character);
    }
    return line;
}

} // namespace cli
