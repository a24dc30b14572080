#include "reports/typeset/terminal.h"

#include <algorithm>
#include <numeric>

namespace typeset::terminal {
namespace {

int columnsOf(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
        return 0;
    default:
        break;
    }
    switch (QChar::script(character)) {
    case QChar::Script_Han:
    case QChar::Script_Hangul:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
        return 2;
    default:
        return 1;
    }
}

} // namespace

int displayWidth(const QString& text)
{
    const auto characters = text.toUcs4();
    return std::accumulate(
        characters.begin(), characters.end(), 0,
        [](int width, char32_t character) { return width + columnsOf(character); });
}

QString padded(const QString& text, int width)
{
    return text + QString(std::max(0, width - displayWidth(text)), u' ');
}

QStringList wrapped(const QString& text, int indent, int width)
{
    QStringList lines;
    QString line;
    for (const auto& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const bool blank = line.trimmed().isEmpty();
        if (!blank && displayWidth(line) + 1 + displayWidth(word) > width) {
            lines << line;
            line = QString(indent, u' ') + word;
        } else {
            line += blank ? word : u' ' + word;
        }
    }
    return lines << line;
}

QByteArray textOf(const QStringList& lines)
{
    return lines.join(u'\n').toUtf8() + '\n';
}

} // namespace typeset::terminal
