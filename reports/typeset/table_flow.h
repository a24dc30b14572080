#pragma once

#include "reports/typeset/page_flow.h"
#include "reports/typeset/table_document.h"

namespace typeset {

/// Adds a whole table to a page with other contents: with a smaller title, in one column of the
/// flow, in smaller type if too wide.
void addTable(PageFlow& flow, const TableDocument& document);

} // namespace typeset
