#pragma once

#include "reports/typeset/page_frame.h"
#include "reports/typeset/table_columns.h"

#include <optional>
#include <vector>

namespace typeset {

/// The placement of a table on its pages.
struct Arrangement
{
    Paper paper;
    int newspaperColumns = 1;
    ShownColumns shown;
    qreal scale = 1;
    TableStyle style;
    std::vector<TablePart> parts; ///< At least one.
};

/// As many columns of rows as fit portrait paper. If one is too wide, the table's columns leave
/// that may; then landscape, then smaller type as far as the use allows, then the same without
/// single games, and finally split into parts.
Arrangement arranged(const TableDocument& document, PaperSize paper, const PageFrame& frame,
                     Measures& measures);

/// That many columns of rows on that paper at that type scale; nothing if too narrow, or if fewer
/// than nine in ten names would fit on one line.
std::optional<Arrangement> arrangedOn(const Paper& paper, const TableDocument& document,
                                      const PageFrame& frame, const ShownColumns& shown,
                                      int columns, qreal scale, Measures& measures);

/// In one column of that width; in type as small as allowed.
Arrangement arrangedWithin(const TableDocument& document, qreal width, Measures& measures);

} // namespace typeset
