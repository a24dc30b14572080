#pragma once

#include "page_frame.h"
#include "table_columns.h"

#include <vector>

namespace reports {

/// How a table stands on its pages.
struct Arrangement
{
    Paper paper;
    int newspaperColumns = 1;
    TableStyle style;
    std::vector<TablePart> parts; ///< At least one.
};

/// Upright; where that is too narrow lying, smaller, and parted at last.
Arrangement arranged(const TableDocument& document, PaperSize paper, const PageFrame& frame,
                     Measures& measures);

/// In one column of that width, however small the type has to be.
Arrangement arrangedWithin(const TableDocument& document, qreal width, Measures& measures);

} // namespace reports
