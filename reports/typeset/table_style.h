#pragma once

#include "reports/typeset/sheet.h"
#include "reports/typeset/table_document.h"

namespace typeset {

/// The types and distances of a table on paper.
struct TableStyle
{
    Type title;
    Type lead;
    Type blockTitle;
    Type blockLine;
    Type head;
    Type body;
    Type text; ///< Of columns of kind Text: on the wall smaller than the names beside it.
    Type note;
    qreal columnGap = 0;
    qreal edge = 0;       ///< Between the table's sides and its first and last text.
    qreal rowPadding = 0; ///< Above and below a row's text together.
    qreal leastRow = 0;   ///< Height.
    qreal codeSide = 0;   ///< Of QR codes, without their light border.
    qreal blockGap = 0;
};

/// `scale` applies to the table itself, not to the texts around it; in the hand to all but the
/// title.
TableStyle tableStyle(const TableDocument& document, qreal scale);

/// The scale below which the table would be illegible where it is used.
qreal smallestScale(const TableDocument& document);
/// The scale above which it would be a waste of paper.
qreal largestScale(const TableDocument& document);

Type cellType(const TableStyle& style, const Column& column, const Row& row);
Side sideOf(ColumnKind kind);

} // namespace typeset
