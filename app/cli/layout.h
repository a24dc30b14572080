#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

/// Text laid out for a terminal.
namespace cli {

/// In columns.
inline constexpr int screenWidth = 80;

/// The columns of a text: combining accents take none, ideographs two.
int displayWidth(const QString& text);

/// `text` filled with blanks to `width` columns.
QString padded(const QString& text, int width);

/// Lines of at most `width` columns broken at blanks; the second and later ones are indented.
QStringList wrapped(const QString& text, int indent = 0, int width = screenWidth);

enum class Alignment : std::uint8_t { Left, Right };

struct Column
{
    QString head;
    Alignment alignment = Alignment::Left;
};

/// The heads and the rows of a table with one cell per column, without trailing blanks.
QStringList tableLines(const std::vector<Column>& columns, const std::vector<QStringList>& rows);

/// A table of people: start number, name, and a column headed `head`.
QStringList peopleLines(const QString& head, const std::vector<QStringList>& rows);

/// UTF-8, each line ending with a line feed.
QByteArray textOf(const QStringList& lines);

} // namespace cli
