#include "app/cli/layout.h"

#include "app/cli/console.h"

#include <algorithm>
#include <numeric>

namespace cli {
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

QStringList tableLines(const std::vector<Column>& columns, const std::vector<QStringList>& rows)
{
    std::vector<QStringList> all(1);
    all.insert(all.end(), rows.begin(), rows.end());
    QStringList lines(static_cast<qsizetype>(all.size()));
    for (const auto& [head, alignment] : columns) {
        const qsizetype column = all.front().size();
        all.front() << head;
        int width = 0;
        for (const auto& row : all) {
            width = std::max(width, displayWidth(row[column]));
        }
        for (std::size_t row = 0; row < all.size(); ++row) {
            const QString& cell = all[row][column];
            QString& line = lines[static_cast<qsizetype>(row)];
            line += column == 0 ? QString() : QStringLiteral("  ");
            line += alignment == Alignment::Left ? padded(cell, width)
                                                 : QString(width - displayWidth(cell), u' ') + cell;
        }
    }
    for (auto& line : lines) {
        while (line.endsWith(u' ')) {
            line.chop(1);
        }
    }
    return lines;
}

QStringList peopleLines(const QString& head, const std::vector<QStringList>& rows)
{
    return tableLines(
        {{Console::tr("No."), Alignment::Right}, {Console::tr("Name")}, {head, Alignment::Right}},
        rows);
}

QByteArray textOf(const QStringList& lines)
{
    return lines.join(u'\n').toUtf8() + '\n';
}

} // namespace cli
