#pragma once

#include "table_style.h"

#include <cstddef>
#include <vector>

/// How wide the columns of a table are.
namespace reports {

/// What a column's texts ask for.
struct ColumnNeed
{
    std::size_t column = 0; ///< Index in the document.
    qreal least = 0;        ///< Narrower it would be hard to read.
    qreal usual = 0;        ///< Nine of ten texts on one line.
    qreal natural = 0;      ///< All of them.
    qreal easy = 0;         ///< The head too.
    qreal behind = 0;       ///< What of it is behind the units of points.
    bool grows = false;     ///< Takes what room is left.
};
using ColumnNeeds = std::vector<ColumnNeed>;

/// Of the columns that stand on paper, in their order.
ColumnNeeds columnNeeds(const TableDocument& document, const TableStyle& style, Measures& measures);

/// The width below which a table of these columns is parted.
qreal leastWidth(const ColumnNeeds& needs, const TableStyle& style);

struct ColumnRoom
{
    std::size_t column = 0;
    qreal left = 0; ///< From the table's left side.
    qreal width = 0;
    qreal behind = 0;
};

/// Columns that stand beside each other.
struct TablePart
{
    std::vector<ColumnRoom> columns;
    qreal width = 0; ///< At most what there was.
};

/// Where the columns stand in that width. Where it is less than the least they share it all the
/// same, and their texts have to shrink and wrap.
TablePart tablePart(const ColumnNeeds& needs, const TableStyle& style, qreal width);

/// Parts none of which needs more than that width, where that can be had: the leading columns
/// stand in each. One part if all fit.
std::vector<ColumnNeeds> partedNeeds(const TableDocument& document, const ColumnNeeds& needs,
                                     const TableStyle& style, qreal width);

} // namespace reports
