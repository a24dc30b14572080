#pragma once

#include "page_flow.h"
#include "table_document.h"

namespace reports {

/// Puts a whole table into a page that others write on too: its title smaller than a page's, in
/// one column of the flow, in smaller type where it is too wide.
void addTable(PageFlow& flow, const TableDocument& document);

} // namespace reports
