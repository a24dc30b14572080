#pragma once

#include "sheet.h"
#include "table_document.h"

namespace reports {

/// The types and distances of a table on paper.
struct TableStyle
{
    Type title;
    Type lead;
    Type blockTitle;
    Type blockLine;
    Type head;
    Type body;
    Type note;
    qreal columnGap = 0;
    qreal edge = 0;       ///< Between the table's sides and its first and last text.
    qreal rowPadding = 0; ///< Above and below a row's text together.
    qreal leastRow = 0;   ///< Height.
    qreal blockGap = 0;
};

/// `scale` 1 or less shrinks what stands in the table, not what stands around it.
TableStyle tableStyle(const TableDocument& document, qreal scale);

/// The scale below which the table could not be read any more.
qreal smallestScale(const TableDocument& document);

Type cellType(const TableStyle& style, const Column& column, const Row& row);
Side sideOf(ColumnKind kind);

} // namespace reports
