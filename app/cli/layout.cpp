#include "layout.h"

#include <algorithm>

namespace cli {
namespace {

bool takesNoColumn(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
        return true;
    default:
        return false;
    }
}

bool takesTwoColumns(char32_t character)
{
    switch (QChar::script(character)) {
    case QChar::Script_Han:
    case QChar::Script_Hangul:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
        return true;
    default:
        return false;
    }
}

QString trimmedRight(QString line)
{
    while (line.endsWith(u' ')) {
        line.chop(1);
    }
    return line;
}

} // namespace

int displayWidth(const QString& text)
{
    int width = 0;
    for (const char32_t character : text.toUcs4()) {
        if (!takesNoColumn(character)) {
            width += takesTwoColumns(character) ? 2 : 1;
        }
    }
    return width;
}

QString padded(const QString& text, int width)
{
    return text + QString(std::max(0, width - displayWidth(text)), u' ');
}

QString paddedLeft(const QString& text, int width)
{
    return QString(std::max(0, width - displayWidth(text)), u' ') + text;
}

QStringList wrapped(const QString& text, int width, int indent)
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

void TextTable::addColumn(const QString& head, Alignment alignment)
{
    columns_.push_back({head, alignment});
}

QStringList TextTable::lines() const
{
    QStringList heads;
    std::vector<int> widths;
    for (const auto& column : columns_) {
        heads << column.head;
        widths.push_back(displayWidth(column.head));
    }
    for (const auto& row : rows_) {
        for (std::size_t column = 0; column < widths.size(); ++column) {
            const QString& cell = row[static_cast<qsizetype>(column)];
            widths[column] = std::max(widths[column], displayWidth(cell));
        }
    }
    QStringList lines = {line(heads, widths)};
    for (const auto& row : rows_) {
        lines << line(row, widths);
    }
    return lines;
}

QString TextTable::line(const QStringList& cells, const std::vector<int>& widths) const
{
    QStringList parts;
    for (std::size_t column = 0; column < widths.size(); ++column) {
        const QString& cell = cells[static_cast<qsizetype>(column)];
        parts << (columns_[column].alignment == Alignment::Left ? padded(cell, widths[column])
                                                                : paddedLeft(cell, widths[column]));
    }
    return trimmedRight(parts.join(QStringLiteral("  ")));
}

} // namespace cli
