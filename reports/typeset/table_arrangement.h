#pragma once

#include "reports/typeset/page_frame.h"
#include "reports/typeset/table_columns.h"

#include <vector>

namespace typeset {

/// How a table is placed on its pages.
struct Arrangement
{
    Paper paper;
    int newspaperColumns = 1;
    TableStyle style;
    std::vector<TablePart> parts; ///< At least one.
};

/// Portrait; if that is too narrow landscape, then in smaller type, and at last split into parts.
Arrangement arranged(const TableDocument& document, PaperSize paper, const PageFrame& frame,
                     Measures& measures);

/// In one column of that width, however small the type has to be.
Arrangement arrangedWithin(const TableDocument& document, qreal width, Measures& measures);

} // namespace typeset
