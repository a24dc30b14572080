#pragma once

#include "reports/typeset/sheet.h"
#include "reports/typeset/table_document.h"

namespace typeset {

/// The type sizes and distances of a table on paper.
struct TableStyle
{
    Type title;
    Type lead;
    Type blockTitle;
    Type blockLine;
    Type head;
    Type body;
    Type text; ///< For Text columns: smaller than the names beside them on the wall.
    Type note;
    qreal columnGap = 0;
    qreal edge = 0;       ///< Between the table's sides and its first and last text.
    qreal rowPadding = 0; ///< Above and below a row's text together.
    qreal leastRow = 0;   ///< Height.
    qreal codeSide = 0;   ///< Of QR codes, without their quiet zone.
    qreal blockGap = 0;
};

/// `scale` applies to the table itself, not to the texts around it; in the hand to all but the
/// title.
TableStyle tableStyle(const TableDocument& document, qreal scale);

/// The scale below which the table would be illegible in its use.
qreal smallestScale(const TableDocument& document);
/// The scale above which paper would be wasted.
qreal largestScale(const TableDocument& document);

Type cellType(const TableStyle& style, const Column& column, const Row& row);
Side sideOf(ColumnKind kind);

} // namespace typeset
