#pragma once

#include "reports/typeset/sheet.h"

/// Fits texts of any length into an area: smaller, but never below smallestSize; the rest is cut
/// off with "…".
namespace typeset {

struct FittedText
{
    Type type;
    std::vector<QString> lines;
};

/// The text, wrapped, in the largest type of at most `type` that fits the area; words are broken
/// only if even much smaller type would not help. At least one line, and at least smallestSize or a
/// smaller `type`.
FittedText fittedText(const QString& text, const Type& type, const QSizeF& room);

/// The same as marks, starting at the top of the area.
void addFittedText(Sheet& sheet, const QString& text, const Type& type, const QRectF& room,
                   Side side = Side::Left, Ink ink = Ink::Black);

/// The width below which a word must be broken.
qreal widestWord(const QString& text, const Type& type);

/// The largest type of at most `type` in which one line of the text is no wider than `width`.
Type fittedType(const QString& text, const Type& type, qreal width);

/// One line, vertically centred in the area and shrunk as needed.
TextMark fittedLine(const QString& text, const Type& type, const QRectF& room,
                    Side side = Side::Left, Ink ink = Ink::Black);

/// The same as a mark of the sheet.
void addFittedLine(Sheet& sheet, const QString& text, const Type& type, const QRectF& room,
                   Side side = Side::Left, Ink ink = Ink::Black);

} // namespace typeset
