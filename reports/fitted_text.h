#pragma once

#include "sheet.h"

/// Texts that must stand whole in a room of a given size, however long they are.
namespace reports {

struct FittedText
{
    Type type;
    std::vector<QString> lines;
};

/// The text, wrapped, in the largest type of at most `type` in which it is no larger than the room;
/// words are broken only where much smaller type would not help. At least one line.
FittedText fittedText(const QString& text, const Type& type, const QSizeF& room);

/// The same as marks from the top of the room on.
void addFittedText(Sheet& sheet, const QString& text, const Type& type, const QRectF& room,
                   Side side = Side::Left, Ink ink = Ink::Black);

/// The largest type of at most `type` in which one line of the text is no wider than `width`.
Type fittedType(const QString& text, const Type& type, qreal width);

/// One line in the middle of the room's height, shrunk as far as it takes.
void addFittedLine(Sheet& sheet, const QString& text, const Type& type, const QRectF& room,
                   Side side = Side::Left, Ink ink = Ink::Black);

} // namespace reports
