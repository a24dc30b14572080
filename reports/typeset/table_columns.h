#pragma once

#include "reports/typeset/table_style.h"

#include <cstddef>
#include <vector>

/// Widths of a table's columns.
namespace typeset {

/// The widths suitable for a column's texts.
struct ColumnNeed
{
    std::size_t column = 0; ///< Index in the document.
    qreal least = 0;        ///< Anything narrower is hard to read.
    qreal usual = 0;        ///< Nine in ten texts fit one line.
    qreal natural = 0;      ///< All of them.
    qreal easy = 0;         ///< Including the head.
    qreal behind = 0;       ///< The part after the units of points.
    bool grows = false;     ///< Takes the remaining width.
};
using ColumnNeeds = std::vector<ColumnNeed>;

/// Indices of the document's columns, in their order.
using ShownColumns = std::vector<std::size_t>;

/// The columns for paper in the order in which they are left out, all of them first: in each choice
/// one has left more. In the last one single games have left too.
std::vector<ShownColumns> choicesOfColumns(const TableDocument& document);

ColumnNeeds columnNeeds(const TableDocument& document, const ShownColumns& shown,
                        const TableStyle& style, Measures& measures);

/// The width at which nine in ten texts fit one line.
qreal usualWidth(const ColumnNeeds& needs, const TableStyle& style);
/// The width below which a table of these columns is split into parts.
qreal leastWidth(const ColumnNeeds& needs, const TableStyle& style);

struct ColumnRoom
{
    std::size_t column = 0;
    qreal left = 0; ///< From the table's left side.
    qreal width = 0;
    qreal behind = 0;
};

/// Columns side by side.
struct TablePart
{
    std::vector<ColumnRoom> columns;
    qreal width = 0; ///< At most the available width.
};

/// The positions of the columns within that width. If it is below the least, they still share it,
/// and their texts shrink and wrap.
TablePart tablePart(const ColumnNeeds& needs, const TableStyle& style, qreal width);

/// Splits the columns into parts that fit that width, if possible; each has the essential columns.
/// One part if all fit.
std::vector<ColumnNeeds> partedNeeds(const TableDocument& document, const ColumnNeeds& needs,
                                     const TableStyle& style, qreal width);

} // namespace typeset
