#pragma once

#include "reports/typeset/page_frame.h"
#include "reports/typeset/table_columns.h"

#include <optional>
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

/// As many columns of rows as fit portrait paper; if one is too wide landscape, then in smaller
/// type as far as the use allows, and at last split into parts.
Arrangement arranged(const TableDocument& document, PaperSize paper, const PageFrame& frame,
                     Measures& measures);

/// So many columns of rows on that paper in type of that scale; nothing if that is too narrow, or
/// if nine of ten names would no longer fit one line.
std::optional<Arrangement> arrangedOn(const Paper& paper, const TableDocument& document,
                                      const PageFrame& frame, int columns, qreal scale,
                                      Measures& measures);

/// In one column of that width; as small as the type may be.
Arrangement arrangedWithin(const TableDocument& document, qreal width, Measures& measures);

} // namespace typeset
