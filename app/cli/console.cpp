#include "app/cli/console.h"

namespace cli {

using namespace Qt::Literals::StringLiterals;

void Console::error(QAnyStringView place, const QString& text)
{
    hint(u"error: "_s + place.toString() + u": "_s + text);
}

void Console::warning(QAnyStringView place, const QString& text)
{
    hint(u"warning: "_s + place.toString() + u": "_s + text);
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
        const auto category = character.category();
        if (character == u'\n') {
            line += u"\\n"_s;
        } else if (character == u'\r') {
            line += u"\\r"_s;
        } else if (character == u'\t') {
            line += u"\\t"_s;
        } else if (category == QChar::Other_Control || category == QChar::Separator_Line ||
                   category == QChar::Separator_Paragraph) {
            line += u"\\u%1"_s.arg(static_cast<uint>(character.unicode()), 4, 16, QChar(u'0'));
        } else {
            line += character;
        }
    }
    return line;
}

} // namespace cli
