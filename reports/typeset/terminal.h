#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

/// Text laid out for a terminal.
namespace typeset::terminal {

/// In columns.
inline constexpr int screenWidth = 80;

/// The columns of a text: combining accents take none, ideographs two.
int displayWidth(const QString& text);

/// `text` filled with blanks to `width` columns.
QString padded(const QString& text, int width);

/// Lines of at most `width` columns broken at blanks; the second and later ones are indented.
QStringList wrapped(const QString& text, int indent = 0, int width = screenWidth);

/// UTF-8, each line ended by a line feed.
QByteArray textOf(const QStringList& lines);

} // namespace typeset::terminal
