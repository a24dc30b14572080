#pragma once

#include <QString>
#include <QStringList>

#include <vector>

/// Text laid out for a terminal.
namespace cli {

/// Of the terminal, in characters.
inline constexpr int screenWidth = 80;

/// How many columns the text takes: accents that join a letter take none, ideographs two.
int displayWidth(const QString& text);

/// `text` filled up with blanks to `width` columns.
QString padded(const QString& text, int width);
QString paddedLeft(const QString& text, int width);

/// Lines of at most `width` columns broken at blanks; the second and later ones are indented.
QStringList wrapped(const QString& text, int width, int indent);

enum class Alignment : std::uint8_t { Left, Right };

/// A table of aligned columns, two blanks apart.
class TextTable
{
public:
    void addColumn(const QString& head, Alignment alignment);
    /// One cell a column.
    void addRow(const QStringList& cells) { rows_.push_back(cells); }
    /// The heads and the rows, without blanks at the ends of lines.
    [[nodiscard]] QStringList lines() const;

private:
    struct Column
    {
        QString head;
        Alignment alignment = Alignment::Left;
    };
    [[nodiscard]] QString line(const QStringList& cells, const std::vector<int>& widths) const;

    std::vector<Column> columns_;
    std::vector<QStringList> rows_;
};

} // namespace cli
